import { Box, type SxProps, type Theme } from '@mui/material'
import type { KeyboardEvent, Ref } from 'react'

type TabOfBar<T extends string> = {
  name: T
  label: string
  /** What of the screen it shows, by its id, which then can say that it is named after the tab. */
  panel?: string
}
/** One look, not a list of them. */
type Sx = Exclude<SxProps<Theme>, readonly unknown[]>
type Options<T extends string> = {
  label: string
  tabs: readonly TabOfBar<T>[]
  value: T
  onChange: (name: T) => void
  /** They share the width of what they stand in. */
  isFull?: boolean
  ref?: Ref<HTMLDivElement>
  sx?: Sx
}

export const tabId = (panel: string, name: string) => `${panel}-${name}`

const LOOK: Sx = {
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& > [role="tab"]': {
    flexShrink: 0,
    minBlockSize: 44,
    px: 1.25,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.secondary',
    typography: 'button',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: 'text.primary' },
    '&[aria-selected="true"]': {
      color: 'primary.main',
      boxShadow: ({ palette }) => `inset 0 -2px ${palette.primary.main}`,
    },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  },
}
const FULL: Sx = { '& > [role="tab"]': { flex: '1 0 auto', px: 0.5 } }

/**
 * Tabs in one row, for windows that are drawn at once and often: those of the library measure themselves, and so have the whole page laid
 * out, whenever they are drawn.
 */
export function TabBar<T extends string>({ label, tabs, value, onChange, isFull = false, ref, sx }: Options<T>) {
  return (
    <Box ref={ref} role="tablist" aria-label={label} onKeyDown={goAlong} sx={[LOOK, isFull && FULL, sx ?? false]}>
      {tabs.map(({ name, label: words, panel }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={panel && tabId(panel, name)}
          aria-controls={panel}
          aria-selected={name === value}
          tabIndex={name === value ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {words}
        </button>
      ))}
    </Box>
  )
}

/** The arrows go from tab to tab, round; what a tab shows is opened by pressing it. */
function goAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.children] as HTMLElement[]
  const at = tabs.indexOf(event.target as HTMLElement)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (at < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  tabs.at(to % tabs.length)?.focus()
}
