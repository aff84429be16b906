import { type RefObject, useEffect } from 'react'

/** How far the nearest layer moves, in units of the drawing. */
const REACH = { x: 14, y: 9 }
const EASE = 0.09
const AT_REST = 0.02

/**
 * Moves the layers of a drawing (elements with `data-depth`, 0 far to 1 near) a few pixels with pointer and scroll.
 * For somebody who asks for less motion they stay where they are drawn.
 */
export function useParallax(drawing: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const element = drawing.current
    if (!element) return
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
    let stop = stillness.matches ? () => {} : follow(element)
    const handleChange = () => {
      stop()
      stop = stillness.matches ? () => {} : follow(element)
    }
    stillness.addEventListener('change', handleChange)
    return () => {
      stillness.removeEventListener('change', handleChange)
      stop()
    }
  }, [drawing])
}

function follow(element: SVGSVGElement): () => void {
  const layers = [...element.querySelectorAll<SVGGElement>('[data-depth]')].map((layer) => ({
    layer,
    depth: Number(layer.dataset.depth),
  }))
  const target = { x: 0, y: 0 }
  const at = { x: 0, y: 0 }
  let frame = 0

  const step = () => {
    at.x += (target.x - at.x) * EASE
    at.y += (target.y - at.y) * EASE
    for (const { layer, depth } of layers)
      layer.style.transform = `translate(${(at.x * depth).toFixed(2)}px, ${(at.y * depth).toFixed(2)}px)`
    const isMoving = Math.hypot(target.x - at.x, target.y - at.y) > AT_REST
    frame = isMoving ? requestAnimationFrame(step) : 0
  }
  const start = () => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  const handlePointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    target.x = (0.5 - event.clientX / window.innerWidth) * 2 * REACH.x
    start()
  }
  const handleScroll = () => {
    const share = Math.min(1, window.scrollY / Math.max(1, element.clientHeight))
    target.y = -share * REACH.y
    start()
  }
  window.addEventListener('pointermove', handlePointer, { passive: true })
  window.addEventListener('scroll', handleScroll, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('pointermove', handlePointer)
    window.removeEventListener('scroll', handleScroll)
    for (const { layer } of layers) layer.style.transform = ''
  }
}
