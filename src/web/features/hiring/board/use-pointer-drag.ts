import { type RefObject, useEffect, useRef } from 'react'

interface PointerDrag {
  /** What scrolls sideways near its ends, or has a `data-drag-strip` inside that does. */
  board: RefObject<HTMLElement | null>
  /** Another one when the board is drawn otherwise. */
  shape: string
  enabled: boolean
  onDrop: (card_id: string, stage_id: string) => void
}

const FAR_ENOUGH = 6
const LONG_PRESS = 300
const EDGE = 72
const FASTEST = 18
/** A whole card would hide the names of the stages it is carried to: small, under the finger, it leaves them in sight. */
const SMALL = 0.6
const BELOW = 22

/** How far the board scrolls in a frame when the pointer is near one of its ends. */
function edgeSpeed(x: number, left: number, right: number): number {
  if (x < left + EDGE) return -FASTEST * Math.min(1, (left + EDGE - x) / EDGE)
  if (x > right - EDGE) return FASTEST * Math.min(1, (x - right + EDGE) / EDGE)
  return 0
}

interface Held {
  card: HTMLElement
  pointer: number
  start: { x: number; y: number }
  at: { x: number; y: number }
  /** Where in the card it was taken. */
  grip: { x: number; y: number }
  ghost: HTMLElement | null
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Dragging by mouse, pen and, after a long press, by touch. It works on the elements themselves and tells React only
 * of the drop, so that a board with hundreds of cards moves as lightly as an empty one.
 */
export function usePointerDrag({ board, shape, enabled, onDrop }: PointerDrag): void {
  const drop = useRef(onDrop)
  drop.current = onDrop
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape is another element
  useEffect(() => {
    const element = board.current
    if (!element || !enabled) return
    return followPointer(element, (card_id, stage_id) => drop.current(card_id, stage_id))
  }, [board, shape, enabled])
}

function followPointer(board: HTMLElement, onDrop: PointerDrag['onDrop']): () => void {
  let held: Held | null = null
  let frame = 0

  function down(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : null
    const card = target?.closest<HTMLElement>('[data-card]')
    if (!card || target?.closest('[data-no-drag]') || event.button !== 0 || held) return
    const box = card.getBoundingClientRect()
    const at = { x: event.clientX, y: event.clientY }
    held = {
      card,
      pointer: event.pointerId,
      start: at,
      at,
      ghost: null,
      timer: undefined,
      grip: { x: at.x - box.x, y: at.y - box.y },
    }
    if (event.pointerType === 'touch') held.timer = setTimeout(lift, LONG_PRESS)
  }

  function move(event: PointerEvent) {
    if (!held || event.pointerId !== held.pointer) return
    held.at = { x: event.clientX, y: event.clientY }
    const gone = Math.hypot(held.at.x - held.start.x, held.at.y - held.start.y)
    if (held.ghost || gone < FAR_ENOUGH) return
    // A finger that moves before the long press is over scrolls.
    if (event.pointerType === 'touch') letGo()
    else lift()
  }

  function lift() {
    if (!held) return
    held.ghost = ghostOf(held.card)
    held.card.dataset.dragging = ''
    document.body.append(held.ghost)
    draw()
  }

  function draw() {
    if (!held?.ghost) return
    const { at, grip, ghost } = held
    const strip = board.querySelector<HTMLElement>('[data-drag-strip]')
    ghost.style.transform = strip
      ? `translate3d(${at.x - grip.x * SMALL}px, ${at.y + BELOW}px, 0) scale(${SMALL})`
      : `translate3d(${at.x - grip.x}px, ${at.y - grip.y}px, 0) rotate(1.5deg)`
    mark(board, stageAt(at))
    const scrolled = strip ?? board
    const box = scrolled.getBoundingClientRect()
    const is_over = scrolled === board || (at.y > box.top - EDGE && at.y < box.bottom + EDGE)
    if (is_over) scrolled.scrollLeft += edgeSpeed(at.x, box.left, box.right)
    frame = requestAnimationFrame(draw)
  }

  function letGo() {
    if (!held) return
    clearTimeout(held.timer)
    cancelAnimationFrame(frame)
    held.ghost?.remove()
    delete held.card.dataset.dragging
    mark(board, null)
    held = null
  }

  function up(event: PointerEvent) {
    if (!held || event.pointerId !== held.pointer) return
    const { card, ghost, at } = held
    const stage = ghost ? stageAt(at) : null
    const from = card.closest<HTMLElement>('[data-stage]')
    letGo()
    if (!ghost) return
    swallowClick()
    const card_id = card.dataset.card
    const stage_id = stage?.dataset.stage
    if (card_id && stage_id && stage_id !== from?.dataset.stage) onDrop(card_id, stage_id)
  }

  const leave = (event: KeyboardEvent) => event.key === 'Escape' && letGo()
  const stay = (event: Event) => held?.ghost && event.preventDefault()
  board.addEventListener('pointerdown', down)
  // The browser's own drag of links, and its scrolling under a finger that holds a card.
  board.addEventListener('dragstart', preventDefault)
  board.addEventListener('touchmove', stay, { passive: false })
  board.addEventListener('contextmenu', stay)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', letGo)
  window.addEventListener('keydown', leave)
  return () => {
    letGo()
    board.removeEventListener('pointerdown', down)
    board.removeEventListener('dragstart', preventDefault)
    board.removeEventListener('touchmove', stay)
    board.removeEventListener('contextmenu', stay)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', letGo)
    window.removeEventListener('keydown', leave)
  }
}

const preventDefault = (event: Event) => event.preventDefault()

function stageAt({ x, y }: { x: number; y: number }): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]') ?? null
}

/** The column under the card, and no other. */
function mark(board: HTMLElement, stage: HTMLElement | null): void {
  for (const other of board.querySelectorAll<HTMLElement>('[data-over]')) if (other !== stage) delete other.dataset.over
  if (stage) stage.dataset.over = ''
}

function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  const copy = card.cloneNode(true)
  if (copy instanceof HTMLElement) {
    copy.style.listStyle = 'none'
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  }
  ghost.append(copy)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className = 'pointer-events-none fixed top-0 left-0 z-60 origin-top-left rounded-lg shadow-float'
  ghost.style.width = `${card.offsetWidth}px`
  return ghost
}

/** The press that ends a drag must not open the card. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  // No click follows when the pointer was let go elsewhere.
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}
