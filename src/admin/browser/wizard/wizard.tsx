import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Title, useDataProvider, useRefresh } from 'react-admin'
import { Link as RouteLink, Navigate, useNavigate, useParams } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import type { Described } from '../settings/described.ts'
import { useAnswer } from '../shared/use-api.ts'
import { FreightStep } from './freight-step.tsx'
import { LegalStep } from './legal-step.tsx'
import { MoveOffer } from './move-offer.tsx'
import { AddressStep, LookStep, ShopStep } from './settings-step.tsx'
import { OpenStep } from './open-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { addressOf, resumeAt, STEPS, type StepSlug, stepAt } from './steps.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const SCREENS: Record<StepSlug, (props: { onNext: () => Promise<void> }) => React.ReactNode> = {
  shop: ShopStep,
  address: AddressStep,
  payment: PaymentStep,
  freight: FreightStep,
  look: LookStep,
  legal: LegalStep,
  open: OpenStep,
}

/** From an empty shop to one that sells. Every step is kept when it ends, so that it can be left and resumed. */
export function Wizard() {
  const { step } = useParams()
  const { data, error } = useAnswer<Described[]>('/wc/v3/settings/setup')
  if (error) return <Alert severity="error">{error.message}</Alert>
  const at = stepAt(step)
  if (!data) return <ScreenSkeleton />
  if (at >= 0) return <Step at={at} isFinished={data[0]?.value === 'done'} />
  return <Navigate replace to={addressOf(resumeAt(data[0]?.value))} />
}

function Step({ at, isFinished }: { at: number; isFinished: boolean }) {
  const provider = useDataProvider<Provider>()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { slug, title } = STEPS[at]!
  const before = STEPS[at - 1]
  const after = STEPS[at + 1]
  const Screen = SCREENS[slug]
  const onNext = async () => {
    if (!after) return
    // Who looks in again after the end has not begun anew.
    if (!isFinished) await provider.tell('/wc/v3/settings/setup/vitrine_setup_step', { value: after.slug })
    refresh()
    void navigate(addressOf(after.slug))
  }
  return (
    <Box sx={{ maxInlineSize: 640, mx: 'auto', py: 2, minWidth: 0 }}>
      <Title title="Montar a loja" />
      <Typography variant="body2" color="textSecondary">
        Passo {at + 1} de {STEPS.length}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((at + 1) / STEPS.length) * 100}
        aria-label={`Passo ${at + 1} de ${STEPS.length}`}
        sx={{ my: 1, blockSize: 6, borderRadius: 3 }}
      />
      <Typography variant="h1" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Screen key={slug} onNext={onNext} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 2 }}>
        {before ? (
          <Button component={RouteLink} to={addressOf(before.slug)} color="inherit">
            Voltar
          </Button>
        ) : (
          <MoveOffer />
        )}
        {after && (
          <Button color="inherit" onClick={() => void onNext()}>
            Preencher depois
          </Button>
        )}
      </Box>
    </Box>
  )
}
