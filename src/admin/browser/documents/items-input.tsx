import { isRecord } from '#kit/is-record.ts'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Collapse,
  type CollapseProps,
  FormLabel,
} from '@mui/material'
import { type ComponentType, useId, useState } from 'react'
import { isAsked } from '#builder/conditions.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { moved } from '../shared/moved.ts'
import { Steps } from '../shared/steps.tsx'
import { useNextFocus } from '../shared/use-next-focus.ts'
import type { InputOptions } from './input-options.ts'
import { rowName, type Values, withValue } from './setting-values.ts'

/** `Input`: what a field of a row is changed with. */
type Options = InputOptions & { Input: ComponentType<InputOptions> }

/** A list of rows with fields of their own: added, changed, put in order, taken away. */
export function ItemsSetting({ setting, value, onChange, Input }: Options) {
  const rows = (Array.isArray(value) ? value : []).filter(isRecord)
  const [open, setOpen] = useState<number>()
  const id = useId()
  const focusNext = useNextFocus()
  const move = (from: number, to: number) => {
    onChange(moved(rows, from, to))
    setOpen(to)
  }
  const add = () => {
    onChange([...rows, { _id: crypto.randomUUID().slice(0, 7) }])
    setOpen(rows.length)
  }
  const takeAway = (index: number) => {
    onChange(rows.toSpliced(index, 1))
    setOpen(undefined)
    focusNext(() => document.getElementById(`${id}${index}`) ?? document.getElementById(id))
  }
  const isFull = setting.max_items !== null && rows.length >= setting.max_items
  return (
    <Box role="group" aria-label={setting.label} sx={{ my: 1 }}>
      <FormLabel component="p" sx={{ m: 0, mb: 0.5 }}>
        {setting.label} ({rows.length})
      </FormLabel>
      {rows.map((row, index) => {
        const name = rowName(withoutId(row), index)
        return (
          <Accordion
            key={String(row._id ?? index)}
            disableGutters
            expanded={open === index}
            onChange={(_event, isOpen) => setOpen(isOpen ? index : undefined)}
            slots={{ transition: OpenContent }}
            slotProps={{ heading: { component: 'div' } }}
          >
            <AccordionSummary id={`${id}${index}`} expandIcon={<ExpandIcon />}>
              {name}
            </AccordionSummary>
            <AccordionDetails sx={{ pt: 0 }}>
              {setting.settings
                .filter((field) => isAsked(field, setting.settings, row))
                .map((field) => (
                  <Input
                    key={field.name}
                    setting={field}
                    value={row[field.name] ?? field.fallback}
                    inherits={false}
                    {...(field.control === 'points' && { row })}
                    onChange={(next) => onChange(rows.with(index, withValue(field, row, 'desktop', next)))}
                  />
                ))}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <Steps name={name} at={index} of={rows.length} onMove={(to) => move(index, to)} />
                <ActionButton label="Retirar" name={name} color="error" onClick={() => takeAway(index)} />
              </Box>
            </AccordionDetails>
          </Accordion>
        )
      })}
      <Button id={id} size="small" variant="outlined" disabled={isFull} onClick={add} sx={{ mt: 1 }}>
        Acrescentar a {setting.label}
      </Button>
    </Box>
  )
}

// A component and not slotProps.transition: that type costs the type check seconds.
const OpenContent = (props: CollapseProps) => <Collapse {...props} unmountOnExit />

const withoutId = (row: Values) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== '_id'))
