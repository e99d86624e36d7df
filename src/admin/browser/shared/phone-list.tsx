import { Box, Button, Checkbox, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import { ListSkeleton } from './list-skeleton.tsx'

type Options<T> = {
  nameOf: (record: T) => string
  detailOf: (record: T) => ReactNode
  addressOf: (record: T) => string
  /** What can be done with the chosen ones. */
  actions: ReactNode
  empty: ReactNode
}

/** A list on a telephone: a row each, with a box to choose several. */
export function PhoneList<T extends RaRecord<number>>({ nameOf, detailOf, addressOf, actions, empty }: Options<T>) {
  const { data = [], isPending } = useListContext<T>()
  if (isPending) return <ListSkeleton />
  if (data.length === 0) return empty
  return (
    <>
      <ChosenBar>{actions}</ChosenBar>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', gap: 0.5, py: 1, pr: 1.5, borderBottom: 1, borderColor: 'divider', alignItems: 'start' }}
          >
            <ChoiceBox id={record.id} name={nameOf(record)} />
            <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
              <Link component={RouteLink} to={addressOf(record)} color="inherit" sx={{ fontWeight: 600 }}>
                {nameOf(record)}
              </Link>
              <Typography variant="body2" component="div" color="textSecondary">
                {detailOf(record)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** The box that chooses one thing of a list. */
export function ChoiceBox({ id, name }: { id: number; name: string }) {
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      slotProps={{ input: { 'aria-label': `Selecionar ${name}` } }}
      onChange={() => onToggleItem(id)}
    />
  )
}

type ChosenOptions = { children: ReactNode; label?: string; one?: string; many?: string }

/** What can be done with the chosen ones, in sight while any is chosen. */
export function ChosenBar({
  children,
  label = 'O que foi selecionado',
  one = 'selecionado',
  many = 'selecionados',
}: ChosenOptions) {
  const { selectedIds, data = [], onSelect, onUnselectItems } = useListContext<RaRecord<number>>()
  if (selectedIds.length === 0) return null
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: 48,
        zIndex: 2,
        p: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ inlineSize: { xs: '100%', md: 'auto' }, fontWeight: 600, pr: 1 }}>
        {count(selectedIds.length, one, many)}
      </Typography>
      {children}
      <Button size="small" color="inherit" onClick={() => onSelect(data.map(({ id }) => id))}>
        Selecionar todos
      </Button>
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Desmarcar
      </Button>
    </Box>
  )
}
