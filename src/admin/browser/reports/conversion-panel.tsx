import { Box, Typography } from '@mui/material'
import { formatNumber } from '#kit/pt-br.ts'
import { LyingBar } from '../shared/lying-bar.tsx'
import { Panel } from '../shared/panel.tsx'
import { type Conversion, changeText } from './report-labels.ts'

const STEPS: [name: keyof Conversion, label: string, meaning: string][] = [
  ['carts', 'Carrinhos começados', 'Alguém pôs o primeiro item no carrinho.'],
  ['checkouts', 'Finalizações começadas', 'Começou a preencher os dados da compra.'],
  ['orders', 'Pedidos feitos', 'Confirmou o pedido.'],
  ['paid', 'Pagos ou em preparo', 'O pedido foi pago, ou aceito para pagar na entrega.'],
]
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)

/** How many carts come how far: each bar is a part of the one above it. */
export function ConversionPanel({ now, before }: { now: Conversion; before: Conversion | undefined }) {
  return (
    <Panel title="Conversão de carrinhos">
      {now.carts === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Nenhum carrinho foi começado neste período. Divulgue um produto e volte aqui.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {STEPS.map(([name, label, meaning]) => (
          <Box component="li" key={name}>
            <Typography variant="body2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
              <span>{label}</span>
              <span>
                {formatNumber(now[name])} · {percent(now[name], now.carts)}
              </span>
            </Typography>
            <LyingBar part={now.carts === 0 ? 0 : now[name] / now.carts} height={14} />
            <Typography variant="caption" color="textSecondary">
              {meaning}
              {before &&
                ` Antes: ${formatNumber(before[name])} (${percent(before[name], before.carts)}); ${changeText(now[name], before[name])}.`}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Contam os carrinhos começados nestes dias, até onde chegaram até agora. Pedidos criados pela loja não têm carrinho e ficam
        de fora.
      </Typography>
    </Panel>
  )
}
