import { Box, Button, Card, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import { Confirm } from '../shared/confirm.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { nameOf } from '../writing/writing-labels.ts'
import { DesignPicture } from './design-picture.tsx'
import { exportDesign } from './export-design.ts'
import { KIND_NAMES, type OwnListed } from './find-designs.ts'

/** A design of the merchant's own: its picture, what it is, and what can be done with it. */
export function LibraryCard({ design }: { design: OwnListed }) {
  const { id, kind, status, modified } = design
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <DesignPicture design={`own-${id}`} />
      <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', flex: 1 }}>
        <Link
          component={RouteLink}
          to={`/library/${id}`}
          color="inherit"
          sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minBlockSize: 44, overflowWrap: 'anywhere' }}
        >
          {nameOf(design)}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {KIND_NAMES[kind]} · {momentText(modified)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 1, pb: 1 }}>
        {status === 'trash' ? <OutOfBin design={design} /> : <Export design={design} />}
      </Box>
    </Card>
  )
}

function Export({ design }: { design: OwnListed }) {
  const { run, isBusy } = useApiAction()
  const take = () =>
    run(async (provider) => {
      const { document } = await provider.read<{ document: unknown }>(`/vitrine/v1/library/${design.id}`)
      await exportDesign(provider, { title: nameOf(design), type: design.kind === 'page' ? 'page' : 'section', document })
    }, 'O arquivo foi baixado.')
  return (
    <Button disabled={isBusy} aria-label={`Exportar: ${nameOf(design)}`} onClick={() => void take()}>
      Exportar (JSON)
    </Button>
  )
}

function OutOfBin({ design }: { design: OwnListed }) {
  const { id } = design
  const { run, isBusy } = useApiAction()
  const [isAsked, setIsAsked] = useState(false)
  const takeOut = () =>
    run(
      (provider) => provider.update('library', { id, data: { status: 'publish' }, previousData: { id } }),
      'Fora da lixeira, como estava.',
    )
  const remove = async () => {
    setIsAsked(false)
    await run((provider) => provider.delete('library_for_good', { id, previousData: { id } }), 'Modelo excluído para sempre.')
  }
  return (
    <>
      <Button disabled={isBusy} aria-label={`Tirar da lixeira: ${nameOf(design)}`} onClick={() => void takeOut()}>
        Tirar da lixeira
      </Button>
      <Button
        color="error"
        disabled={isBusy}
        aria-label={`Excluir para sempre: ${nameOf(design)}`}
        onClick={() => setIsAsked(true)}
      >
        Excluir para sempre
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Excluir “${nameOf(design)}” para sempre?`}
        content="Isto não pode ser desfeito: as revisões vão junto."
        confirm="Excluir para sempre"
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
