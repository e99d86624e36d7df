import { GlobalStyles } from '@mui/material'
import type { FontRecord } from './font-labels.ts'

/** Lets this screen write in the families of the shop; the browser fetches those that are seen. */
export const FontFaces = ({ fonts }: { fonts: readonly FontRecord[] }) => (
  <GlobalStyles
    styles={fonts.map(({ id, url }) => ({
      '@font-face': {
        fontFamily: faceOf(id),
        src: `url("${url}") format("woff2")`,
        fontWeight: '100 1000',
        fontDisplay: 'swap',
      },
    }))}
  />
)

const faceOf = (id: string) => `amostra-${id}`

/** How a sample is written; without a family in the fonts of the device. */
export const sampleFont = (id: string | null, kind: 'text' | 'display') => {
  const rest = kind === 'text' ? 'system-ui, sans-serif' : "'Iowan Old Style', Georgia, serif"
  return id === null ? rest : `${faceOf(id)}, ${rest}`
}
