import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing, DrawPicture } from '#contract/drawing.ts'
import { BreakDrawing } from './ui/art/break-drawing.tsx'
import { PlaceDrawing } from './ui/art/place-drawing.tsx'

/** Drawings are made on the server and fetched as files: working out a coast takes too long for a phone. */
export const draw: DrawPicture = (drawing) => {
  const svg = renderToStaticMarkup(toElement(drawing))
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
}

function toElement(drawing: Drawing): ReactElement {
  if (drawing.kind === 'break') return <BreakDrawing type={drawing.type} />
  const { kind: _, ...place } = drawing
  return <PlaceDrawing {...place} />
}
