import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { MenuItem } from '@mui/material'
import { WaitingBadge } from './waiting-badge.tsx'

type Options = {
  name: string
  isOpen: boolean
  /** The screen that is open is one of its own. */
  isCurrent: boolean
  waiting: { total: number; words: string }
  onToggle: () => void
}

/** Folds its group and opens it again; folded, it says what waits inside. */
export const GroupHeading = ({ name, isOpen, isCurrent, waiting, onToggle }: Options) => (
  <MenuItem
    tabIndex={0}
    aria-expanded={isOpen}
    aria-description={(!isOpen && waiting.words) || undefined}
    onClick={onToggle}
    sx={{
      mt: 0.5,
      minHeight: { xs: 44, sm: 40 },
      color: isCurrent && !isOpen ? 'text.primary' : 'text.secondary',
      fontSize: '0.875rem',
      fontWeight: 650,
    }}
  >
    <span>{name}</span>
    {!isOpen && waiting.total > 0 && <WaitingBadge total={waiting.total} />}
    <ExpandMoreIcon
      aria-hidden
      fontSize="small"
      sx={{ marginInlineStart: 'auto', transform: isOpen ? 'rotate(180deg)' : undefined }}
    />
  </MenuItem>
)
