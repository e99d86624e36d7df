import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRedirect } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { Panel } from '../shared/panel.tsx'
import { saveFile } from '../shared/save-file.ts'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { Confirm } from '../shared/confirm.tsx'
import { profileName } from './customer-labels.ts'

type Consent = { kind: 'newsletter' | 'cookies'; about: string; is_given: boolean; date: string }

const words = ({ kind, about, is_given: isGiven }: Consent) =>
  kind === 'newsletter' ? `${isGiven ? 'Recebe' : 'Deixou de receber'} novidades (${about})` : `Cookies: ${about}`

/** What the customer agreed to, and what the law lets them ask of the shop. */
export function PrivacyPanel({ customer }: { customer: CustomerProfileRecord }) {
  const { data: consents } = useAnswer<Consent[]>(`/vitrine/v1/customers/${customer.account_id}/consents`, {
    enabled: customer.account_id !== null,
  })
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const [isErasing, setIsErasing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (deed: () => Promise<void>) => {
    setIsErasing(false)
    setIsBusy(true)
    try {
      await deed()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  const save = async () => {
    const content = JSON.stringify(await provider.read(`/vitrine/v1/customer-profiles/${customer.id}/data`), null, 2)
    saveFile(new Blob([content], { type: 'application/json' }), `dados-do-cliente-${customer.id}.json`)
  }
  const erase = async () => {
    await provider.delete('customer-profiles', { id: customer.id })
    notify('Os dados do cliente foram apagados.', { type: 'success' })
    redirect('list', 'customers')
  }
  return (
    <Panel title="Privacidade (LGPD)">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Consentimentos
      </Typography>
      {(consents?.length === 0 || customer.account_id === null) && (
        <Typography variant="body2" color="textSecondary">
          Não consta nenhum consentimento desta pessoa.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {consents?.map((consent) => (
          <Typography component="li" variant="body2" key={`${consent.kind}-${consent.about}-${consent.date}`}>
            {words(consent)} · {momentText(consent.date)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void run(save)}>
          Exportar os dados
        </Button>
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setIsErasing(true)}>
          Apagar os dados
        </Button>
      </Box>
      <Confirm
        isOpen={isErasing}
        title={`Apagar os dados de ${profileName(customer)}?`}
        content="A conta, se houver, os endereços, as etiquetas, as anotações, os formulários, as inscrições e as sessões somem de vez, e avaliações e comentários ficam sem nome. Os pedidos continuam nos livros da loja, com os dados da nota, pelo tempo que a lei pede (até cinco anos), mas sem ligação com um cliente. Isto não pode ser desfeito."
        confirm="Apagar de vez"
        cancel="Manter"
        onConfirm={() => void run(erase)}
        onClose={() => setIsErasing(false)}
      />
    </Panel>
  )
}
