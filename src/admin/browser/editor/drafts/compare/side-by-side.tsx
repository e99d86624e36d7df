import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Dialog,
  DialogTitle,
  IconButton,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useWidgets } from '../../../documents/use-widgets.ts'
import { ChangeList } from './change-list.tsx'
import { CompareFrame } from './compare-frame.tsx'
import { changedParts, diffSummary, treeDiff } from './diff-text.ts'
import { markChanges, scrollTogether, scrollToElement } from './mark-changes.ts'
import { previewedOf } from './previewed.ts'

/** One of two states of the same form. */
export type Side = { label: string; parts: Record<string, unknown> }
type Options = {
  id: number | string
  before: Side
  after: Side
  /** What can be done with what is seen. */
  action: { label: string; run: () => void }
  onClose: () => void
}
type Which = 'before' | 'after'

const DESKTOP_WIDTH = 1280
const PHONE_WIDTH = 390

/** Two states of a page beside each other, at the same height, with what differs marked; on a telephone one at a time. */
export function SideBySide({ id, before, after, action, onClose }: Options) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [shown, setShown] = useState<Which>('after')
  const [drawn, setDrawn] = useState<Partial<Record<Which, Document>>>({})
  const { widgets = [], common = [] } = useWidgets({ asksStyles: true })
  const sides = { before, after }
  const changes = useMemo(() => treeDiff(before.parts.document, after.parts.document), [before, after])
  const parts = changedParts(before.parts, after.parts)
  useEffect(() => {
    for (const page of [drawn.before, drawn.after]) if (page) markChanges(page, changes)
  }, [drawn, changes])
  useEffect(() => {
    if (!drawn.before || !drawn.after) return
    const [first] = changes
    if (first) for (const page of [drawn.before, drawn.after]) scrollToElement(page, first.element.id)
    return scrollTogether(drawn.before, drawn.after)
  }, [drawn, changes])
  const goTo = (element: string) => {
    for (const page of [drawn.before, drawn.after]) scrollToElement(page, element)
  }
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="side-by-side-title">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          px: 2,
          pb: { xs: 1, sm: 0 },
          flexWrap: 'wrap',
        }}
      >
        <DialogTitle id="side-by-side-title" sx={{ flex: '1 0 auto', px: 0, whiteSpace: 'nowrap' }}>
          Comparar versões
        </DialogTitle>
        <Button variant="contained" onClick={action.run}>
          {action.label}
        </Button>
        <IconButton aria-label="Fechar a comparação" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 1 }}>
        <Typography variant="body2" role="status">
          {diffSummary(changes, parts)}.
        </Typography>
        <ChangeList changes={changes} widgets={widgets} common={common} onChoose={goTo} />
        {isNarrow && (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={shown}
            onChange={(_event, next: Which | null) => next && setShown(next)}
            aria-label="Versão mostrada"
            sx={{ mt: 1 }}
          >
            <ToggleButton value="before">{before.label}</ToggleButton>
            <ToggleButton value="after">{after.label}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Box
        sx={{
          flex: 1,
          minBlockSize: 0,
          display: 'grid',
          gap: 1,
          px: 2,
          pb: 1,
          gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {(['before', 'after'] as const).map((which) => (
          <Box
            key={which}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              minBlockSize: 0,
              // Both stay in their place, so that they stand at the same height when the other is chosen.
              ...(isNarrow && { gridArea: '1 / 1', visibility: shown === which ? 'visible' : 'hidden' }),
            }}
          >
            {!isNarrow && (
              <Typography variant="subtitle2" component="p">
                {sides[which].label}
              </Typography>
            )}
            <CompareFrame
              title={sides[which].label}
              content={previewedOf(id, sides[which].parts)}
              pageWidth={isNarrow ? PHONE_WIDTH : DESKTOP_WIDTH}
              onReady={(page) => setDrawn((known) => ({ ...known, [which]: page }))}
            />
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}
