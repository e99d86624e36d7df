import { Box, Button } from '@mui/material'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { changeText } from './diff-text.ts'
import type { ElementChange } from './document-diff.ts'
import { CHANGE_COLOURS } from './mark-changes.ts'

type Options = {
  changes: readonly ElementChange[]
  widgets: readonly WireWidget[]
  common: readonly WireField[]
  onChoose: (id: string) => void
}

/** Each change in words, in the colour that marks it; a press brings the element into sight. */
export const ChangeList = ({ changes, widgets, common, onChoose }: Options) => (
  <Box
    component="ul"
    aria-label="O que mudou"
    tabIndex={0}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, maxBlockSize: 96, overflowY: 'auto' }}
  >
    {changes.map((change) => (
      <li key={change.kind + change.element.id}>
        <Button
          size="small"
          color="inherit"
          onClick={() => onChoose(change.element.id)}
          sx={{ borderInlineStart: `4px solid ${CHANGE_COLOURS[change.kind]}`, borderRadius: 0, textTransform: 'none' }}
        >
          {changeText(change, widgets, common)}
        </Button>
      </li>
    ))}
  </Box>
)
