/** The look that text boxes, text areas, selects and comboboxes share. */
export const controlClass =
  'block w-full min-w-0 rounded-lg border border-edge bg-surface px-3.5 text-base text-ink transition-[border-color,box-shadow] hover:border-ink-soft focus-visible:border-brand focus-visible:outline-2 focus-visible:outline-offset-0 disabled:border-line disabled:bg-sunk disabled:text-ink-soft aria-invalid:border-bad aria-invalid:focus-visible:outline-bad [&[readonly]]:bg-sunk'
