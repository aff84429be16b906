/** Whether this browser can draw the map. Asks for a context and gives it back at once: browsers allow only a few. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
