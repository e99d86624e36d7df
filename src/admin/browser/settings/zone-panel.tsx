import { Box, Button, Menu, MenuItem, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { moved } from '../shared/moved.ts'
import { Panel } from '../shared/panel.tsx'
import { Steps } from '../shared/steps.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { money } from '../shared/words.ts'
import type { Zone } from './keep-zone.ts'
import { tellTurns, ZONES } from './keep-zone.ts'
import { MethodDialog, type ZoneMethod } from './method-dialog.tsx'
import { type Location, placesText } from './places.ts'
import { ZoneDialog } from './zone-dialog.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { Confirm } from '../shared/confirm.tsx'

type Open = { what: 'edit' | 'delete' } | { what: 'method' | 'new-method' | 'delete-method'; method: ZoneMethod }
type Kind = { id: string; title: string; description: string }

/** One area: where it is, and how things are sent there. */
export function ZonePanel({ zones, at }: { zones: readonly Zone[]; at: number }) {
  const zone = zones[at]!
  const address = `${ZONES}/${zone.id}`
  const { data: locations = [] } = useAnswer<Location[]>(`${address}/locations`)
  const { data: methods, isPending } = useAnswer<ZoneMethod[]>(`${address}/methods`)
  const { run, isBusy } = useApiAction()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const move = (to: number) => {
    if (isBusy) return
    void run(
      (provider) => tellTurns(provider, moved(zones, at, to)),
      `${zone.name} vem agora ${to < at ? 'antes' : 'depois'} de ${zones[to]!.name}.`,
    )
  }
  const giveUp = (method: ZoneMethod) => {
    close()
    void run((provider) => provider.tell(`${address}/methods/${method.id}?_method=DELETE`, { force: true }))
  }
  return (
    <Panel
      title={zone.name}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {zones.length > 1 && <Steps name={`área ${zone.name}`} at={at} of={zones.length} onMove={move} />}
          <Button size="small" onClick={() => setOpen({ what: 'edit' })} aria-label={`Editar a área ${zone.name}`}>
            Editar
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => setOpen({ what: 'delete' })}
            aria-label={`Excluir a área ${zone.name}`}
          >
            Excluir
          </Button>
        </Box>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {placesText(locations)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {methods?.map((method) => (
          <MethodRow key={method.id} method={method} address={address} onOpen={setOpen} />
        ))}
      </Box>
      {isPending && <ListSkeleton rows={1} />}
      {methods?.length === 0 && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Nada é enviado para esta área ainda: acrescente uma forma de entrega.
        </Typography>
      )}
      <AddMethod zone={zone} onMade={(method) => setOpen({ what: 'new-method', method })} />
      {open?.what === 'edit' && <ZoneDialog zone={zone} locations={locations} onClose={close} />}
      {(open?.what === 'method' || open?.what === 'new-method') && (
        <MethodDialog
          address={`${address}/methods/${open.method.id}`}
          method={methods?.find(({ id }) => id === open.method.id) ?? open.method}
          isNew={open.what === 'new-method'}
          onSaved={close}
          onCancel={() => (open.what === 'new-method' ? giveUp(open.method) : close())}
        />
      )}
      <Confirm
        isOpen={open?.what === 'delete'}
        title={`Excluir a área ${zone.name}?`}
        content="Quem mora nela não terá mais estas formas de entrega. Os pedidos já feitos não mudam."
        confirm="Excluir"
        onConfirm={() => {
          close()
          void run((provider) => provider.tell(`${address}?_method=DELETE`, { force: true }), `Área ${zone.name} excluída.`)
        }}
        onClose={close}
      />
      <Confirm
        isOpen={open?.what === 'delete-method'}
        title="Excluir esta forma de entrega?"
        content="Ela deixa de ser oferecida. Os pedidos já feitos não mudam."
        confirm="Excluir"
        onConfirm={() => {
          if (open?.what !== 'delete-method') return
          close()
          void run(
            (provider) => provider.tell(`${address}/methods/${open.method.id}?_method=DELETE`, { force: true }),
            `${open.method.title}: excluída de ${zone.name}.`,
          )
        }}
        onClose={close}
      />
    </Panel>
  )
}

function MethodRow({ method, address, onOpen }: { method: ZoneMethod; address: string; onOpen: (open: Open) => void }) {
  const { run, isBusy } = useApiAction()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider', py: 0.5 }}
    >
      <Switch
        checked={method.enabled}
        disabled={isBusy}
        slotProps={{ input: { 'aria-label': `${method.title}: oferecer` } }}
        onChange={(_, enabled) =>
          void run(
            (provider) => provider.tell(`${address}/methods/${method.id}`, { enabled }),
            `${method.title}: ${enabled ? 'oferecida a quem compra.' : 'não é mais oferecida.'}`,
          )
        }
      />
      <Box sx={{ flex: 1, minWidth: 100 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {method.title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[method.method_title, priceOf(method)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        <Button size="small" onClick={() => onOpen({ what: 'method', method })} aria-label={`Editar ${method.title}`}>
          Editar
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() => onOpen({ what: 'delete-method', method })}
          aria-label={`Excluir ${method.title}`}
        >
          Excluir
        </Button>
      </Box>
    </Box>
  )
}

/** What it costs, where that is one price. */
const priceOf = ({ settings }: ZoneMethod) => settings['cost'] && money(settings['cost'].value || '0')

/** A new way of sending, of one of the kinds that the shop knows. Its settings are asked for at once; nobody is offered it before. */
function AddMethod({ zone, onMade }: { zone: Zone; onMade: (method: ZoneMethod) => void }) {
  const { data: kinds = [] } = useAnswer<Kind[]>('/wc/v3/shipping_methods')
  const { run, isBusy } = useApiAction()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const add = async (kind: string) => {
    setAnchor(undefined)
    await run(async (provider) => {
      onMade(
        await provider.tell<ZoneMethod>(`${ZONES}/${zone.id}/methods`, {
          method_id: kind,
          enabled: false,
          ...(kind === 'table_rate' && FIRST_TABLE),
        }),
      )
    })
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={`Acrescentar forma de entrega a ${zone.name}`}
      >
        Acrescentar forma de entrega
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {kinds.map(({ id, title, description }) => (
          <MenuItem key={id} onClick={() => void add(id)} sx={{ display: 'block', whiteSpace: 'normal', maxInlineSize: 320 }}>
            <Typography variant="body2">{title}</Typography>
            <Typography variant="caption" color="textSecondary">
              {description}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** A table needs a first line: up to a kilo, to everywhere. */
const FIRST_TABLE = {
  settings: { rows: [{ from: '00000000', to: '99999999', upto_grams: 1000, cents: 2500, days: { from: 3, to: 8 } }] },
}
