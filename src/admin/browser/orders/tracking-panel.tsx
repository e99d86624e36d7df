import { Alert, Box, Button, List, ListItem, ListItemText, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { OrderDesk } from '#api/wc/order-desk.ts'
import { STEP_NAMES, type TrackingStep } from '#shop/orders/tracking/step.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'

/** What carriers told of the packages, and what the merchant adds to it. Nothing until there is something on its way. */
export function TrackingPanel({ desk }: { desk: OrderDesk }) {
  const [isAdding, setIsAdding] = useState(false)
  const { tracking, tracking_events: events, stopped_days: stopped, status } = desk
  if (!tracking && events.length === 0 && status !== 'processing' && status !== 'completed') return null
  const add = (
    <Button size="small" variant="outlined" onClick={() => setIsAdding(true)} disabled={isAdding}>
      Adicionar evento
    </Button>
  )
  return (
    <Panel title="Rastreio" action={add}>
      {stopped !== null && <Alert severity="warning">Sem novidade há {stopped} dias. Fale com a transportadora.</Alert>}
      {events.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Ainda não há eventos. O que a transportadora contar aparece aqui e na página do pedido.
        </Typography>
      )}
      <List dense disablePadding>
        {events.map((event) => (
          <ListItem key={`${event.package} ${event.source} ${event.step} ${event.happened_at}`} disableGutters>
            <ListItemText
              primary={event.text}
              secondary={[momentText(event.happened_at), event.place, event.package].filter(Boolean).join(' · ')}
            />
          </ListItem>
        ))}
      </List>
      <Followed desk={desk} />
      {isAdding && <EventForm desk={desk} onDone={() => setIsAdding(false)} />}
    </Panel>
  )
}

/** Who is asked for each package, when that was, and what went wrong with it. */
function Followed({ desk: { id, followed } }: { desk: OrderDesk }) {
  const { run, isBusy } = useApiAction()
  const open = followed.filter((one) => !one.is_done)
  if (open.length === 0) return null
  const ask = () =>
    void run(
      (provider) => provider.tell(`/vitrine/v1/orders/${id}/ask-tracking`, {}),
      'A transportadora é consultada em até um minuto.',
    )
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {open.map(({ code, carrier, asked_at: asked, next_ask_at: next, problem }) => (
        <Typography key={code} variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {code}: {problem || (asked ? `${carrier} consultada em ${momentText(asked)}.` : 'ainda não foi consultado.')}
          {next && ` Próxima consulta: ${momentText(next)}.`}
        </Typography>
      ))}
      <Button size="small" disabled={isBusy} onClick={ask}>
        Consultar agora
      </Button>
    </Box>
  )
}

function EventForm({ desk, onDone }: { desk: OrderDesk; onDone: () => void }) {
  const { run, isBusy } = useApiAction()
  const [step, setStep] = useState<TrackingStep>('posted')
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const [code, setCode] = useState(desk.tracking?.code ?? '')
  const [moment, setMoment] = useState('')
  const save = async () => {
    const event = { package: code, step, text, place, happened_at: moment }
    const isKept = await run(
      (provider) => provider.tell(`/vitrine/v1/orders/${desk.id}/tracking-events`, event),
      'Evento guardado. Quem comprou o vê na página do pedido.',
    )
    if (isKept) onDone()
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <TextField
        select
        label="O que aconteceu"
        value={step}
        onChange={({ target }) => setStep(target.value as TrackingStep) /* one of the items below */}
      >
        {Object.entries(STEP_NAMES).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Quando"
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
        helperText="Vazio: agora."
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField label="Texto para quem comprou" value={text} onChange={({ target }) => setText(target.value)} />
      <TextField label="Lugar" value={place} onChange={({ target }) => setPlace(target.value)} placeholder="Curitiba – PR" />
      <TextField label="Código do pacote" value={code} onChange={({ target }) => setCode(target.value)} />
      <Box sx={{ display: 'flex', gap: 1, gridColumn: '1 / -1' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Guardar evento
        </Button>
        <Button onClick={onDone}>Cancelar</Button>
      </Box>
    </Box>
  )
}
