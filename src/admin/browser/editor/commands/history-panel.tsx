import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { OpenDocument } from '../../documents/use-document.ts'
import { agoText } from '../drafts/ago.ts'

const LOOK_AGAIN_MS = 10_000

/** Every step since the page was opened, the newest last; a press goes there, forth and back. */
export function HistoryPanel({ document }: { document: OpenDocument }) {
  const { history, position, goTo } = document
  const now = useNow()
  return (
    <Box sx={{ overflowY: 'auto', minBlockSize: 0, flex: 1 }}>
      <List dense aria-label="Histórico">
        {history.map(({ number, label, at }, index) => (
          <StepRow
            key={number}
            label={label}
            time={at > 0 ? agoText(now - at) : ''}
            place={index === position ? 'present' : index < position ? 'past' : 'future'}
            onPress={() => goTo(index)}
          />
        ))}
      </List>
    </Box>
  )
}

type RowOptions = { label: string; time: string; place: 'past' | 'present' | 'future'; onPress: () => void }

function StepRow({ label, time, place, onPress }: RowOptions) {
  const row = useRef<HTMLLIElement>(null)
  const isPresent = place === 'present'
  useEffect(() => {
    if (isPresent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isPresent])
  return (
    <ListItem disablePadding ref={row}>
      <ListItemButton
        selected={isPresent}
        aria-current={isPresent ? 'step' : undefined}
        onClick={onPress}
        sx={{ minBlockSize: 44, color: place === 'future' ? 'text.secondary' : undefined }}
      >
        <ListItemText
          primary={label}
          secondary={place === 'future' ? 'desfeito' : time}
          slotProps={{ primary: { sx: { fontStyle: place === 'future' ? 'italic' : undefined, overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </ListItem>
  )
}

function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
