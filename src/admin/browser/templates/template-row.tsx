import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import { isPlaced, ORDINARY_PLACE } from '#content/pages/template-rules.ts'
import { WhereText } from '../documents/place-name.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { StatusChip } from '../writing/status-chip.tsx'
import { nameOf } from '../writing/writing-labels.ts'
import type { TemplateRecord } from '#api/vitrine/template-item.ts'
import { behindText } from './template-labels.ts'
import { Confirm } from '../shared/confirm.tsx'

/** One design: what it is called, where it appears, and whether anybody sees it. */
export function TemplateRow({ template }: { template: TemplateRecord }) {
  const { id, part, status, conditions } = template
  const hidden = status === 'publish' ? behindText(template) : null
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        minBlockSize: 56,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouteLink}
          to={`/templates/${id}`}
          color="inherit"
          sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
        >
          {nameOf(template)}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {isPlaced(part) ? <WhereText conditions={conditions} ordinary={ORDINARY_PLACE[part]} /> : 'Nas grades que o escolherem'}
        </Typography>
        {hidden && (
          <Typography variant="body2" color="warning.main">
            {hidden}
          </Typography>
        )}
      </Box>
      {status === 'trash' ? <OutOfBin template={template} /> : <StatusChip status={status} />}
    </Box>
  )
}

function OutOfBin({ template }: { template: TemplateRecord }) {
  const { id } = template
  const { run, isBusy } = useApiAction()
  const [isAsked, setIsAsked] = useState(false)
  const takeOut = () =>
    run(
      (provider) => provider.update('templates', { id, data: { status: 'draft' }, previousData: { id } }),
      'Fora da lixeira, como rascunho.',
    )
  const remove = async () => {
    setIsAsked(false)
    await run((provider) => provider.delete('templates_for_good', { id, previousData: { id } }), 'Modelo excluído para sempre.')
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        disabled={isBusy}
        aria-label={`Tirar da lixeira: ${nameOf(template)}`}
        onClick={() => void takeOut()}
      >
        Tirar da lixeira
      </Button>
      <Button
        color="error"
        disabled={isBusy}
        aria-label={`Excluir para sempre: ${nameOf(template)}`}
        onClick={() => setIsAsked(true)}
      >
        Excluir para sempre
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Excluir “${nameOf(template)}” para sempre?`}
        content="Isto não pode ser desfeito: as revisões vão junto."
        confirm="Excluir para sempre"
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      />
    </Box>
  )
}
