import { Box, Table, TableCell, type TableCellProps } from '@mui/material'
import type { ReactNode } from 'react'

/**
 * Where a table would be wider than the window each row becomes a card: its first cell the heading, each other one under or
 * beside its column's name. `columns` is how many stand side by side there.
 */
const cardsIn = (columns: 1 | 2) => ({
  '&, & tbody, & tfoot': { display: 'block' },
  '& thead': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: 1.5,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th, & td': { border: 0, px: 0, py: 0.5, minWidth: 0, textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& th': { gridColumn: '1 / -1', fontWeight: 650 },
  '& td:empty': { display: 'none' },
  // Cells that are aligned to the right come with their parts turned round.
  '& td[data-label]':
    columns === 1 ? { display: 'flex', flexDirection: 'row', justifyContent: 'space-between', gap: 2 } : { display: 'block' },
  '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', display: 'block' },
})

type Options = { label: string; columns?: 1 | 2; below?: 'sm' | 'md'; children: ReactNode }

/** A table that is read in full on a telephone too: nothing of it has to be pushed aside. */
export const StackedTable = ({ label, columns = 1, below = 'md', children }: Options) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
    <Table size="small" sx={(theme) => ({ '& td, & th': { px: 0.75 }, [theme.breakpoints.down(below)]: cardsIn(columns) })}>
      {children}
    </Table>
  </Box>
)

/** A cell that keeps its column's name where the headings are gone. */
export const LabelledCell = ({ label, ...cell }: TableCellProps & { label: string }) => <TableCell data-label={label} {...cell} />
