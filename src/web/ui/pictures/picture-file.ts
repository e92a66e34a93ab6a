export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** What a picture is cut to, and what its file must be. */
export interface PictureRules {
  title: string
  width: number
  height: number
  /** May stand whole in the frame, however wide it is. */
  whole?: boolean | undefined
  rule: { max_bytes: number; min_width: number; min_height: number }
  wrong_file: string
  too_small: string
  help: string
}

/** The sentence about what is wrong with a file, or null. Said before cutting, because the cut always has its size. */
export async function pictureProblem(
  { rule, whole, wrong_file, too_small }: PictureRules,
  file: File,
): Promise<string | null> {
  if (!PICTURE_TYPES.split(',').includes(file.type) || file.size > rule.max_bytes) return wrong_file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return wrong_file
  const [narrow, flat] = [picture.width < rule.min_width, picture.height < rule.min_height]
  const is_small = whole ? narrow && flat : narrow || flat
  picture.close()
  return is_small ? too_small : null
}
