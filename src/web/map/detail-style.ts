import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { z } from 'zod'
import { PALETTE } from './palette.ts'
import { tintPaint } from './tint.ts'

/** A detail map made ready to lie on our base map. */
export type DetailStyle = {
  sources: Record<string, SourceSpecification>
  layers: LayerSpecification[]
  glyphs: string | null
  sprites: { id: string; url: string }[]
}

/** What we change of a style is checked; the rest is MapLibre's to judge, which skips what it cannot draw. */
const StyleFile = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), z.looseObject({ type: z.string() })),
  layers: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      'source-layer': z.string().optional(),
      paint: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
  glyphs: z.string().nullish(),
  sprite: z
    .union([z.string(), z.array(z.object({ id: z.string(), url: z.string() }))])
    .nullish()
    .transform((sprite) => {
      if (!sprite) return []
      return typeof sprite === 'string' ? [{ id: 'default', url: sprite }] : sprite
    }),
})
type StyleFile = z.output<typeof StyleFile>
type StyleLayer = StyleFile['layers'][number]

/** From here on, as MapLibre counts, the detail map is truer than the coast of the base map and takes its place. */
const DETAIL_GROUND_ZOOM = { from: 6.5, full: 7.5 }
export const FADE_IN_GROUND: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  DETAIL_GROUND_ZOOM.from,
  0,
  DETAIL_GROUND_ZOOM.full,
  1,
]

/** Layer names of the OpenMapTiles schema. */
const WATER_LAYERS = ['water', 'waterway']

/**
 * Reads a style of the MapLibre style specification and makes it ours: no background of its own, water in the colour of our
 * sea, greys in the hue of our palette, relative addresses made whole.
 *
 * @param address where the style came from
 * @throws z.ZodError when it is no such style
 */
export function readDetailStyle(raw: unknown, address: string): DetailStyle {
  const style = StyleFile.parse(raw)
  const whole = (url: string) => resolveTemplate(url, address)
  return {
    sources: Object.fromEntries(
      Object.entries(style.sources).map(([id, source]) => [id, toSource(source, whole)]),
    ),
    layers: style.layers.filter(({ type }) => type !== 'background').map(toLayer),
    glyphs: style.glyphs ? whole(style.glyphs) : null,
    sprites: style.sprite.map(({ id, url }) => ({ id, url: whole(url) })),
  }
}

/** Like `new URL(url, base)`, which would spoil the braces of `{z}/{x}/{y}`. */
function resolveTemplate(url: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url
  return new URL(url, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

function toSource(
  source: StyleFile['sources'][string],
  whole: (url: string) => string,
): SourceSpecification {
  const { url, tiles, data } = source
  return {
    ...source,
    ...(typeof url === 'string' && { url: whole(url) }),
    ...(Array.isArray(tiles) && { tiles: tiles.map((tile) => whole(String(tile))) }),
    ...(typeof data === 'string' && { data: whole(data) }),
  } as SourceSpecification // MapLibre validates it when it is added
}

function toLayer(layer: StyleLayer): LayerSpecification {
  return { ...layer, paint: toPaint(layer) } as LayerSpecification // MapLibre validates it when it is added
}

function toPaint(layer: StyleLayer): Record<string, unknown> {
  const isWater = WATER_LAYERS.includes(layer['source-layer'] ?? '')
  if (isWater && layer.type === 'fill')
    return { 'fill-color': PALETTE.openSea, 'fill-opacity': FADE_IN_GROUND }
  if (isWater && layer.type === 'line') return { ...layer.paint, 'line-color': PALETTE.openSea }
  const paint = Object.fromEntries(
    Object.entries(layer.paint).map(([property, value]) => [
      property,
      property.endsWith('-color') ? tintPaint(property, value) : value,
    ]),
  )
  if ('fill-color' in paint) delete paint['fill-pattern'] // drawn in the style's own grey
  return paint
}
