import { Box, Typography } from '@mui/material'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatMoney } from '#kit/money.ts'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import { weightText } from './dispatch-labels.ts'
import { CELL, PAPER } from './paper.ts'

export type Sender = { lines: string[]; document: string }

/** The declaration that goes with a parcel without an NF-e; one that has its NF-e shows the key instead. */
export function Declaration({ order, sender }: { order: DispatchItem; sender: Sender }) {
  const { receiver, contents, invoice_key: key } = order
  const total = contents.reduce((sum, { units, unit_cents: cents }) => sum + units * cents, 0)
  const units = contents.reduce((sum, one) => sum + one.units, 0)
  const document = receiver.document.length > 11 ? formatCnpj(receiver.document) : formatCpf(receiver.document)
  if (key !== '')
    return (
      <Box component="article" aria-label={`Pedido #${order.number}`} sx={PAPER}>
        <Typography variant="h2">Pedido #{order.number} · NF-e</Typography>
        <Typography variant="body2">Este pedido vai com a nota fiscal: não precisa de declaração de conteúdo.</Typography>
        <Typography sx={{ fontFamily: 'monospace', fontSize: '1.125rem', overflowWrap: 'anywhere', my: 1 }}>
          {key.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
        </Typography>
      </Box>
    )
  return (
    <Box component="article" aria-label={`Pedido #${order.number}`} sx={PAPER}>
      <Typography variant="h2" sx={{ textAlign: 'center' }}>
        Declaração de conteúdo · Pedido #{order.number}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, my: 1.5 }}>
        <Party title="Remetente" lines={[...sender.lines, sender.document && `CPF/CNPJ: ${sender.document}`]} />
        <Party
          title="Destinatário"
          lines={[
            receiver.name,
            receiver.address,
            receiver.district,
            `${receiver.city} – ${receiver.state} · CEP ${receiver.postcode}`,
            document && `CPF/CNPJ: ${document}`,
          ]}
        />
      </Box>
      <Typography variant="h3">Identificação dos bens</Typography>
      <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', my: 1, '& th, & td': CELL }}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Conteúdo</th>
            <th scope="col">Quant.</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {contents.map(({ id, name, units: some, unit_cents: cents }, at) => (
            <tr key={id}>
              <td>{at + 1}</td>
              <Box component="td" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <td>{some}</td>
              <td>{formatMoney(some * cents)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>Totais · peso {order.weight_grams > 0 ? weightText(order.weight_grams) : '________'}</td>
            <td>{units}</td>
            <td>{formatMoney(total)}</td>
          </tr>
        </tbody>
      </Box>
      <Typography variant="body2">
        Declaro que não me enquadro no conceito de contribuinte do art. 4º da Lei Complementar nº 87/1996, porque não realizo, com
        habitualidade ou em volume que caracterize intuito comercial, operações de circulação de mercadoria, ou que estou
        dispensado da emissão de nota fiscal pela legislação, e respondo pelas informações acima. Declaro também que o pacote não
        tem objeto de transporte proibido.
      </Typography>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', mt: 4 }}>
        <Typography variant="body2">Local e data: ______________________________</Typography>
        <Typography variant="body2">Assinatura: ______________________________</Typography>
      </Box>
    </Box>
  )
}

const Party = ({ title, lines }: { title: string; lines: string[] }) => (
  <Box sx={{ border: '1px solid #000', p: 1 }}>
    <Typography variant="h3">{title}</Typography>
    {lines
      .filter((line) => line !== '')
      .map((line) => (
        <Box key={line} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
  </Box>
)
