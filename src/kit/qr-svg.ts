import { encodeQR } from 'qr'

/** Free modules around the code, without which readers don't find it. */
const QUIET_ZONE = 4

/** A text as a QR code, drawn as one path. */
export function qrSvg(text: string, label: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const path = rows.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)).join('')
  const size = rows.length
  const name = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${name}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
}

/** Dark modules that stand side by side, drawn together: a third of the bytes. */
function runsOf(row: readonly boolean[]) {
  const runs: { from: number; length: number }[] = []
  for (const [at, isDark] of row.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last.from + last.length === at) last.length++
    else runs.push({ from: at, length: 1 })
  }
  return runs
}
