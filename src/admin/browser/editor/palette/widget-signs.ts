import ExtensionIcon from '@mui/icons-material/Extension'
import type { SvgIcon } from '@mui/material'

/** `icon` is the sign of a widget; `words` are everyday words for it and its names in other builders, the most usual first. */
type Sign = { icon: typeof SvgIcon; words: string }

const found = import.meta.glob<Sign>('../../../../widgets/*/palette.ts', { eager: true })
const signs = new Map(Object.entries(found).map(([path, sign]) => [path.split('/').at(-2), sign]))

export const iconOf = (name: string) => signs.get(name)?.icon ?? ExtensionIcon
export const wordsFor = (name: string) => signs.get(name)?.words ?? ''
