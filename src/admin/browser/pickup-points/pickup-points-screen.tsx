import { Alert, Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { NEW_POINT, type PickupMethod, type Point, PointDialog } from './point-dialog.tsx'
import { PointList } from './point-list.tsx'

type Places = { points: Point[]; methods: PickupMethod[]; version: number }
const PATH = '/vitrine/v1/pickup-points'

/** The shop's places: what stands on «Nossas lojas» and where orders are fetched. */
export function PickupPointsScreen() {
  const { data, isPending, error } = useAnswer<Places>(PATH)
  const [open, setOpen] = useState<number | 'new'>()
  const [trouble, setTrouble] = useState<string>()
  const [gone, setGone] = useState<Point[]>()
  const { run, isBusy } = useApiAction({
    onError: (problem) => setTrouble(problem instanceof Error ? problem.message : 'Não foi possível salvar.'),
  })
  if (isPending) return <ListSkeleton />
  if (error || !data) return <Alert severity="error">Não foi possível carregar as lojas. Abra a tela de novo.</Alert>
  const { points, methods, version } = data
  const save = async (next: Point[], done: string) => {
    setTrouble(undefined)
    return await run((provider) => provider.tell(PATH, { points: next, version }), done)
  }
  const keep = async (point: Point) => {
    const next = open === 'new' ? [...points, point] : points.map((one, index) => (index === open ? point : one))
    if (await save(next, 'Loja salva.')) setOpen(undefined)
  }
  const remove = async (at: number) => {
    if (
      await save(
        points.filter((_, index) => index !== at),
        'Loja excluída.',
      )
    )
      setGone(points)
  }
  const undo = async () => {
    if (gone && (await save(gone, 'Loja de volta.'))) setGone(undefined)
  }
  const start = (which: number | 'new') => {
    setTrouble(undefined)
    setGone(undefined)
    setOpen(which)
  }
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Title title="Nossas lojas" />
      {trouble && open === undefined && <Alert severity="warning">{trouble}</Alert>}
      {gone && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" disabled={isBusy} onClick={() => void undo()}>
              Desfazer
            </Button>
          }
        >
          Loja excluída.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        {points.length > 0 && (
          <Link href="/nossas-lojas/" target="_blank" rel="noreferrer">
            Ver a página «Nossas lojas»
          </Link>
        )}
        <Button variant="contained" onClick={() => start('new')}>
          Nova loja
        </Button>
      </Box>
      <PointList points={points} isBusy={isBusy} onChange={start} onRemove={(index) => void remove(index)} />
      {open !== undefined && (
        <PointDialog
          point={open === 'new' ? NEW_POINT : (points[open] ?? NEW_POINT)}
          isNew={open === 'new'}
          methods={methods}
          trouble={trouble}
          onSave={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  )
}
