import { Alert, Button } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { Described } from '../settings/described.ts'
import { useAnswer } from '../shared/use-api.ts'
import { MoveOffer } from './move-offer.tsx'
import { isOffered } from './steps.ts'

/** The way into the first run, for a shop that has not finished it. */
export function SetupOffer({ products }: { products: number | undefined }) {
  const { data } = useAnswer<Described[]>('/wc/v3/settings/setup')
  const step = data?.[0]?.value
  if (products === undefined || step === undefined || !isOffered({ step, products })) return null
  return (
    <Alert
      severity="info"
      sx={{ mt: 2, alignItems: 'center' }}
      action={
        <Button component={RouteLink} to="/comecar" variant="contained" size="small">
          {step === '' ? 'Começar' : 'Continuar'}
        </Button>
      }
    >
      {step === ''
        ? 'Monte a sua loja em poucos minutos: nome, pagamento, frete e aparência.'
        : 'A montagem da loja ficou pela metade.'}{' '}
      <MoveOffer />
    </Alert>
  )
}
