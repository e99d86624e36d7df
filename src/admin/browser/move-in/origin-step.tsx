import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { AddressForm } from './address-form.tsx'
import { FileForm } from './file-form.tsx'
import { type MoveRecord, STATE_LABELS } from './move-labels.ts'

type Way = 'address' | 'file'

/** Which shop comes, and how it is read. */
export function OriginStep({ onBegun }: { onBegun: (id: number) => void }) {
  const [way, setWay] = useState<Way>('address')
  return (
    <>
      <Panel title="De onde vem a sua loja?">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            Produtos, clientes, pedidos com os seus números, cupons, avaliações e páginas. Primeiro você vê o que vem, o que muda
            e o que fica; nada muda na loja antes de você confirmar, e tudo pode ser desfeito até o primeiro pedido.
          </Typography>
          <ToggleButtonGroup
            exclusive
            color="primary"
            value={way}
            aria-label="Como a loja é lida"
            onChange={(_event, chosen: Way | null) => chosen && setWay(chosen)}
            sx={{ flexWrap: 'wrap' }}
          >
            <ToggleButton value="address">Pelo endereço</ToggleButton>
            <ToggleButton value="file">Por arquivo</ToggleButton>
          </ToggleButtonGroup>
          {way === 'address' ? <AddressForm onBegun={onBegun} /> : <FileForm onSent={onBegun} />}
        </Box>
      </Panel>
      <Earlier />
    </>
  )
}

function Earlier() {
  const { data: moves = [] } = useAnswer<MoveRecord[]>('/vitrine/v1/moves?per_page=5')
  if (moves.length === 0) return null
  return (
    <Panel title="Mudanças anteriores">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {moves.map((one) => (
          <Typography key={one.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouteLink} to={`/trazer-loja?id=${one.id}`}>
              {one.source}
              {one.name && !one.name.includes(one.source) ? ` · ${one.name}` : ''}
            </Link>{' '}
            · {STATE_LABELS[one.state]} · {momentText(one.created_at)}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
