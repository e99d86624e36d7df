import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { downloadCSV, Title, useDataProvider, useNotify } from 'react-admin'
import { toCsv } from '#content/forms/csv.ts'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { momentText } from '../shared/words.ts'
import { IncidentForm } from './incident-form.tsx'
import {
  AFFECTED_HEADINGS,
  type AffectedPerson,
  affectedRow,
  dutiesOf,
  eventText,
  type IncidentRecord,
  NOTHING_TYPED,
  type SecurityEvent,
  type TypedIncident,
  typedOf,
  wireOf,
} from './incident-labels.ts'

const ADDRESS = '/vitrine/v1/incidents'
const PEOPLE_AT_ONCE = 1_000

/** What happened to personal data, whom to tell by when, and who came in. */
export function Incidents() {
  const { data: incidents = [] } = useAnswer<IncidentRecord[]>(`${ADDRESS}?per_page=20`)
  const { data: events, isPending } = useAnswer<SecurityEvent[]>('/vitrine/v1/security-events?per_page=50')
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4, maxInlineSize: 820 }}>
      <Title title="Segurança" />
      <NewIncident />
      {incidents.map((incident) => (
        <Incident key={incident.id} incident={incident} />
      ))}
      <Panel title="Acessos e chaves">
        <Typography variant="body2" color="textSecondary">
          {events?.length === 0
            ? 'Nada aconteceu ainda. Entradas, senhas trocadas, chaves e tentativas erradas aparecem aqui.'
            : 'Os últimos acontecimentos. Ficam guardados por seis meses, em sigilo (Marco Civil, art. 15).'}
        </Typography>
        {isPending && <ListSkeleton />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
          {events?.map((event) => (
            <Typography key={event.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {momentText(`${event.at_gmt}Z`)} · {eventText(event)}
            </Typography>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

function NewIncident() {
  const { run, isBusy } = useApiAction()
  return (
    <Panel title="Registrar um incidente">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Dados pessoais vazaram, foram perdidos ou alterados por quem não devia? Registre o que se sabe: a loja calcula os prazos
        da ANPD e lista quem precisa ser avisado.
      </Typography>
      <IncidentForm
        start={NOTHING_TYPED}
        action="Registrar"
        isBusy={isBusy}
        onKeep={(typed) => run((provider) => provider.tell(ADDRESS, wireOf(typed)), 'Incidente registrado.')}
      />
    </Panel>
  )
}

function Incident({ incident }: { incident: IncidentRecord }) {
  const { run, isBusy } = useApiAction()
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  // What was typed stays until it is saved, whatever else of the record changes.
  const [typed, setTyped] = useState<string>()
  const done = typed ?? incident.what_was_done
  const [isCorrecting, setIsCorrecting] = useState(false)
  const keep = (change: object, said: string) =>
    run((api) => api.tell(`${ADDRESS}/${incident.id}`, { version: incident.version, ...change }), said)
  const download = async () => {
    try {
      const rows: string[][] = []
      for (let after = ''; ;) {
        const path = `${ADDRESS}/${incident.id}/affected?per_page=${PEOPLE_AT_ONCE}&after=${encodeURIComponent(after)}`
        const people = await provider.read<AffectedPerson[]>(path)
        rows.push(...people.map(affectedRow))
        if (people.length < PEOPLE_AT_ONCE) break
        after = people.at(-1)!.email
      }
      downloadCSV(toCsv([AFFECTED_HEADINGS, ...rows]), `incidente-${incident.id}-pessoas`)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
  }
  const saveText = async () => {
    if (await keep({ what_was_done: done }, 'Registro salvo.')) setTyped(undefined)
  }
  const correct = async (typedAnew: TypedIncident) => {
    const isKept = await keep(wireOf(typedAnew), 'Registro corrigido.')
    if (isKept) setIsCorrecting(false)
    return isKept
  }
  const now = () => new Date().toISOString()
  return (
    <Panel title={incident.title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {dutiesOf(incident).map((duty) => (
          <Typography key={duty} component="li" variant="body2">
            {duty}
          </Typography>
        ))}
      </Box>
      <TextField
        label="O que aconteceu e o que foi feito"
        multiline
        fullWidth
        minRows={2}
        value={done}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mt: 1.5 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" disabled={isBusy || done === incident.what_was_done} onClick={() => void saveText()}>
          Salvar
        </Button>
        {!incident.told_authority_at_gmt && (
          <Button disabled={isBusy} onClick={() => void keep({ told_authority_at: now() }, 'Anotado: a ANPD foi comunicada.')}>
            A ANPD foi comunicada
          </Button>
        )}
        {!incident.told_people_at_gmt && (
          <Button disabled={isBusy} onClick={() => void keep({ told_people_at: now() }, 'Anotado: as pessoas foram avisadas.')}>
            As pessoas foram avisadas
          </Button>
        )}
        <Button onClick={() => void download()}>Baixar quem foi afetado (CSV)</Button>
        {!isCorrecting && <Button onClick={() => setIsCorrecting(true)}>Corrigir o título e as datas</Button>}
      </Box>
      {isCorrecting && (
        <IncidentForm
          start={typedOf(incident)}
          action="Salvar a correção"
          isBusy={isBusy}
          onKeep={correct}
          onCancel={() => setIsCorrecting(false)}
        />
      )}
    </Panel>
  )
}
