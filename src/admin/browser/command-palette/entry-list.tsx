import { Box, Typography } from '@mui/material'
import type { Entry } from './entries.ts'
import { keyOf } from './rank.ts'

type Options = {
  id: string
  groups: { heading: string; entries: Entry[] }[]
  /** The one that Enter opens, counted through all groups. */
  active: number
  onChoose: (entry: Entry) => void
}

/** What was found, below its headings. The field above keeps the focus and says which one is chosen. */
export function EntryList({ id, groups, active, onChoose }: Options) {
  const before = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <Box id={`${id}-list`} role="listbox" aria-label="Encontrados" sx={{ overflowY: 'auto', py: groups.length > 0 ? 1 : 0 }}>
      {groups.map(({ heading, entries }, index) => (
        <Box key={heading} role="group" aria-label={heading}>
          <Typography
            aria-hidden
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', px: 2, pt: 1, fontWeight: 650 }}
          >
            {heading}
          </Typography>
          {entries.map((entry, place) => (
            <Option
              key={keyOf(entry)}
              id={`${id}-${before[index]! + place}`}
              entry={entry}
              isActive={active === before[index]! + place}
              onChoose={onChoose}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onChoose: (entry: Entry) => void }

const Option = ({ id, entry, isActive, onChoose }: OptionProps) => (
  <Box
    id={id}
    ref={isActive ? scrollIntoView : undefined}
    role="option"
    aria-selected={isActive}
    onClick={() => onChoose(entry)}
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 44,
      px: 2,
      py: 0.5,
      cursor: 'pointer',
      bgcolor: isActive ? 'action.selected' : undefined,
      '&:hover': { bgcolor: isActive ? 'action.selected' : 'action.hover' },
    }}
  >
    <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {entry.label}
    </Box>
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ textAlign: 'end', maxWidth: '50%', overflowWrap: 'anywhere' }}
    >
      {entry.about}
    </Typography>
  </Box>
)

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
