import CheckIcon from '@mui/icons-material/CheckCircle'
import MissingIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import type { Described } from '../settings/described.ts'
import type { Zone } from '../settings/keep-zone.ts'
import type { ZoneMethod } from '../settings/method-dialog.tsx'
import type { Gateway } from '../settings/payments-tab.tsx'
import { MAIL_SETUP, useMailState } from '../shared/mail-state.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { addressOf, missingIn } from './steps.ts'

const LEGAL = ['vitrine_shop_name', 'vitrine_legal_name', 'vitrine_document']
const PLACE = [
  'woocommerce_store_address',
  'woocommerce_store_city',
  'woocommerce_store_postcode',
  'woocommerce_email_from_address',
]

/** What is ready, what is missing, and the door. */
export function OpenStep() {
  const { data: setup } = useAnswer<Described[]>('/wc/v3/settings/setup')
  const { data: visibility } = useAnswer<Described[]>('/wc/v3/settings/site-visibility')
  const { data: general } = useAnswer<Described[]>('/wc/v3/settings/general')
  const { data: gateways = [] } = useAnswer<Gateway[]>('/wc/v3/payment_gateways')
  const sends = useSends()
  const mail = useMailState()
  const { total: products = 0 } = useGetList('products', { pagination: { page: 1, perPage: 1 }, filter: { status: 'publish' } })
  const { run, isBusy } = useApiAction()
  const legal = missingIn(general ?? [], LEGAL)
  const place = missingIn(general ?? [], PLACE)
  const isOpen = setup?.[0]?.value === 'done' && visibility?.[0]?.value === 'no'
  const facts: [isDone: boolean, text: string, to: string][] = [
    [general !== undefined && legal === '', `Nome, razão social e documento de quem vende${legal}`, addressOf('shop')],
    [general !== undefined && place === '', `Endereço e e-mail${place}`, addressOf('address')],
    [gateways.some(({ enabled }) => enabled), 'Uma forma de pagamento', addressOf('payment')],
    [sends, 'Uma forma de entrega', addressOf('freight')],
    [products > 0, 'O primeiro produto publicado', '/products/create'],
    [mail?.state === 'on', 'O envio de e-mails: sem ele ninguém é avisado de pedidos', MAIL_SETUP],
  ]
  return (
    <Panel title={isOpen ? 'A loja está aberta' : 'Confira e abra'}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {facts.map(([isDone, text, to]) => (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {isDone ? <CheckIcon color="success" titleAccess="Pronto" /> : <MissingIcon color="warning" titleAccess="Falta" />}
            {isDone ? (
              <Typography variant="body2">{text}</Typography>
            ) : (
              <Link component={RouteLink} to={to} variant="body2">
                {text}
              </Link>
            )}
          </Box>
        ))}
      </Box>
      {isOpen ? (
        <>
          <Alert severity="success" sx={{ my: 2 }}>
            Pronto! Qualquer pessoa já pode visitar a loja{products > 0 ? ' e comprar' : ''}.
          </Alert>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" component={RouteLink} to="/products/create">
              {products > 0 ? 'Cadastrar mais um produto' : 'Cadastrar o primeiro produto'}
            </Button>
            <Button variant="outlined" href="/">
              Ver a loja
            </Button>
            <Button component={RouteLink} to="/">
              Ir para o início
            </Button>
          </Box>
        </>
      ) : (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            O que falta pode ser feito com a loja aberta; sem pagamento e entrega, porém, ninguém consegue comprar.
          </Typography>
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void run((provider) => provider.tell('/vitrine/v1/setup/open', {}), 'A loja está aberta.')}
          >
            Abrir a loja
          </Button>
        </Box>
      )}
    </Panel>
  )
}

/** Whether something can be sent somewhere: an area alone sends nothing. */
function useSends(): boolean {
  const provider = useDataProvider<Provider>()
  const queryFn = async () => {
    for (const { id } of await provider.read<Zone[]>('/wc/v3/shipping/zones')) {
      const methods = await provider.read<ZoneMethod[]>(`/wc/v3/shipping/zones/${id}/methods`)
      if (methods.some(({ enabled }) => enabled)) return true
    }
    return false
  }
  return useQuery({ queryKey: ['answer', 'sends'], queryFn }).data === true
}
