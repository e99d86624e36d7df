import { Alert, Typography } from '@mui/material'
import { refusedIn } from '../settings/described.ts'
import type { Gateway } from '../settings/payments-tab.tsx'
import { SettingFields } from '../settings/setting-fields.tsx'
import { useTyped } from '../settings/use-typed.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import type { StepProps } from './settings-step.tsx'
import { StepForm } from './step-form.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const ASKED = ['key', 'merchantName', 'discountPercent']

/** Pix needs nobody but the merchant's own bank. */
export function PaymentStep({ onNext }: StepProps) {
  const { data, error } = useAnswer<Gateway>('/wc/v3/payment_gateways/pix')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  return <PixForm pix={data} onNext={onNext} />
}

function PixForm({ pix, onNext }: StepProps & { pix: Gateway }) {
  const { run, isBusy } = useApiAction()
  const fields = ASKED.flatMap((name) => pix.settings[name] ?? [])
  const form = useTyped(fields, 'wizard/payment')
  const goOn = async () => {
    if ((form.values['key'] ?? '').trim() === '') return form.mark({ key: 'Escreva a sua chave Pix, ou preencha depois.' })
    const settings = Object.fromEntries(form.changed.map(({ id, value }) => [id, value]))
    const isKept = await run(async (provider) => {
      try {
        await provider.tell('/wc/v3/payment_gateways/pix', { enabled: true, settings })
      } catch (error) {
        form.mark(refusedIn(fields, error))
        throw error
      }
    }, 'Pix ligado.')
    if (!isKept) return
    form.settle({})
    await onNext()
  }
  return (
    <Panel title="Pix">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Quem compra recebe o código com o valor certo; o dinheiro cai direto na sua conta, sem intermediário. Outras formas de
        pagamento ficam em Ajustes.
      </Typography>
      <StepForm isBusy={isBusy} onGoOn={goOn}>
        <SettingFields settings={fields} form={form} />
      </StepForm>
    </Panel>
  )
}
