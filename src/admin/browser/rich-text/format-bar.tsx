import UnderlineIcon from '@mui/icons-material/FormatUnderlined'
import ClearIcon from '@mui/icons-material/FormatClear'
import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { Command, EditorState } from 'prosemirror-state'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { DEEDS, type Deed, hasMark } from './commands.ts'
import { schema } from './schema.ts'

const letters = (text: string) => (
  <Box component="span" sx={{ fontSize: '0.85rem', fontWeight: 700, lineHeight: 1.4, minInlineSize: 20 }}>
    {text}
  </Box>
)
/** Of a button in a bar. */
export const TOOL_SIZE = {
  borderRadius: 1,
  minInlineSize: 34,
  minBlockSize: 34,
  '@media (pointer: coarse)': { minInlineSize: 44, minBlockSize: 44 },
} as const
const LINK = 'link'
const BAR: [id: keyof typeof DEEDS | typeof LINK, icon: ReactNode][] = [
  ['bold', <BoldIcon key="bold" fontSize="small" />],
  ['italic', <ItalicIcon key="italic" fontSize="small" />],
  ['underline', <UnderlineIcon key="underline" fontSize="small" />],
  ['link', <LinkIcon key="link" fontSize="small" />],
  ['heading', letters('T')],
  ['subheading', letters('t')],
  ['bullets', <BulletsIcon key="bullets" fontSize="small" />],
  ['numbers', <NumbersIcon key="numbers" fontSize="small" />],
  ['quote', <QuoteIcon key="quote" fontSize="small" />],
  ['clear', <ClearIcon key="clear" fontSize="small" />],
  ['undo', <UndoIcon key="undo" fontSize="small" />],
  ['redo', <RedoIcon key="redo" fontSize="small" />],
]

type Options = { label: string; state: EditorState; onRun: (command: Command) => void; onLink: () => void }

/** The marks as buttons: one stop of the Tab key, and the arrows go from one to the next. */
export function FormatBar({ label, state, onRun, onLink }: Options) {
  const [reachable, setReachable] = useState(0)
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (way === 0) return
    const next = (reachable + way + BAR.length) % BAR.length
    setReachable(next)
    currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const link: Deed = {
    name: 'Link',
    keys: 'Ctrl+K',
    run: () => true,
    isOn: (open) => hasMark(open, schema.marks.link),
  }
  return (
    <Box
      role="toolbar"
      aria-label={`Formatar: ${label}`}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 0.25, borderBottom: 1, borderColor: 'divider' }}
    >
      {BAR.map(([id, icon], at) => {
        const deed: Deed = id === LINK ? link : DEEDS[id]
        const isOn = deed.isOn?.(state) ?? false
        const isOff = !deed.run(state)
        return (
          <Tooltip key={id} title={deed.keys ? `${deed.name} (${deed.keys})` : deed.name}>
            <IconButton
              size="small"
              aria-label={deed.name}
              aria-pressed={deed.isOn ? isOn : undefined}
              aria-disabled={isOff || undefined}
              tabIndex={at === reachable ? 0 : -1}
              // The words stay chosen while the mark is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setReachable(at)
                if (id === LINK) onLink()
                else if (!isOff) onRun(deed.run)
              }}
              sx={{
                ...TOOL_SIZE,
                bgcolor: isOn ? 'action.selected' : undefined,
                color: isOff ? 'text.disabled' : 'text.primary',
              }}
            >
              {icon}
            </IconButton>
          </Tooltip>
        )
      })}
    </Box>
  )
}
