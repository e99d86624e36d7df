import CenterIcon from '@mui/icons-material/FormatAlignCenter'
import StartIcon from '@mui/icons-material/FormatAlignLeft'
import EndIcon from '@mui/icons-material/FormatAlignRight'
import { IconButton, Tooltip } from '@mui/material'
import { TOOL_SIZE } from '../../rich-text/format-bar.tsx'

export type Way = 'start' | 'center' | 'end'
export type Align = { value: unknown; onPick: (way: Way) => void }

const WAYS = [
  ['start', 'Alinhar ao início', <StartIcon key="start" fontSize="small" />],
  ['center', 'Centralizar', <CenterIcon key="center" fontSize="small" />],
  ['end', 'Alinhar ao fim', <EndIcon key="end" fontSize="small" />],
] as const

/** How the lines of the element that is written in are aligned, on the device that is looked at. */
export const AlignButtons = ({ value, onPick }: Align) =>
  WAYS.map(([way, name, icon]) => (
    <Tooltip key={way} title={name}>
      <IconButton
        size="small"
        aria-label={name}
        aria-pressed={value === way}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(way)}
        sx={{ ...TOOL_SIZE, bgcolor: value === way ? 'action.selected' : undefined, color: 'text.primary' }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  ))
