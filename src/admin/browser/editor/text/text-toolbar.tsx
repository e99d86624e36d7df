import { Box, Paper, Portal, type Theme, useMediaQuery } from '@mui/material'
import type { KeyboardEvent, RefObject } from 'react'
import { FormatBar } from '../../rich-text/format-bar.tsx'
import { LinkDialog } from '../../rich-text/link-dialog.tsx'
import { AlignButtons, type Align } from './align-buttons.tsx'
import { TEXT_TOOLS } from './edit-in-place.ts'
import { useBarPlace } from './use-bar-place.ts'
import type { OpenMarkup } from './write-markup.ts'

type Options = {
  open: OpenMarkup
  bar: RefObject<HTMLElement | null>
  align: Align | undefined
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
}

/** What can be done to the text that is written in the page: beside it, or above the keyboard of a telephone. */
export default function TextToolbar({ open, bar, align, isLinking, onLinking }: Options) {
  const { label, place, view, state } = open
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const spot = useBarPlace(place, bar, isSmall)
  const carryOut = (act: () => void) => {
    act()
    view.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    view.focus()
  }
  const tools = { [TEXT_TOOLS]: '' }
  return (
    <Portal>
      <Paper
        {...tools}
        ref={bar as RefObject<HTMLDivElement>}
        elevation={6}
        onKeyDown={onKeyDown}
        sx={{
          position: 'fixed',
          zIndex: 'modal',
          display: 'flex',
          overflowX: 'auto',
          maxInlineSize: '100vw',
          ...(isSmall ? { inlineSize: '100vw', borderRadius: 0 } : {}),
          '& [role="toolbar"]': { borderBottom: 0, flexWrap: 'nowrap' },
        }}
        style={spot}
      >
        <FormatBar
          label={label}
          state={state}
          onRun={(command) => carryOut(() => command(view.state, view.dispatch, view))}
          onLink={() => onLinking(true)}
        />
        {align && (
          <Box
            role="group"
            aria-label="Alinhamento"
            sx={{ display: 'flex', borderInlineStart: 1, borderColor: 'divider', p: 0.25 }}
          >
            <AlignButtons {...align} onPick={(way) => carryOut(() => align.onPick(way))} />
          </Box>
        )}
      </Paper>
      {isLinking && (
        <LinkDialog
          state={state}
          onDo={(transaction) => view.dispatch(transaction)}
          onClose={() => {
            onLinking(false)
            view.focus()
          }}
        />
      )}
    </Portal>
  )
}
