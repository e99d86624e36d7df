import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { isHidden } from './product-labels.ts'
import { type Press, wasRefused } from './publish-rule.ts'
import { SaveWhenSent } from './sending.tsx'

type Options = { disabled?: boolean }

/** Keeps what was typed and puts the product into the shop: what most people come for, so it is the button that stands out. */
export function PublishButton({ disabled = false }: Options) {
  const publish = usePublish()
  if (!useIsHidden()) return null
  return <SaveWhenSent label="Publicar" icon={<></>} alwaysEnable disabled={disabled} onClick={publish} />
}

/** What was not published stays what it was: «Salvar» after a refusal must not put it into the shop. */
function usePublish(): () => void {
  const { getValues, setValue } = useFormContext<{ status?: string }>()
  const { isSubmitting, isSubmitSuccessful, submitCount } = useFormState()
  const pressed = useRef<Press>(undefined)
  useEffect(() => {
    const press = pressed.current
    if (!press || !wasRefused(press, { isSubmitting, isSubmitSuccessful, submitCount })) return
    pressed.current = undefined
    setValue('status', press.status, { shouldDirty: true })
  }, [isSubmitting, isSubmitSuccessful, submitCount, setValue])
  return () => {
    pressed.current = { status: getValues('status'), submitCount }
    setValue('status', 'publish', { shouldDirty: true })
  }
}

/** The other way stands back while the product still can be published; Enter in a field takes it all the same. */
export function KeepButton({
  label,
  disabled = false,
  alwaysEnable = false,
}: Options & { label: string; alwaysEnable?: boolean }) {
  const variant = useIsHidden() ? 'outlined' : 'contained'
  return <SaveWhenSent label={label} variant={variant} disabled={disabled} alwaysEnable={alwaysEnable} />
}

/** As the shop has it: a button that went away while it is being pressed would send nothing. */
const useIsHidden = () => isHidden(useRecordContext<ProductRecord>()?.status ?? 'draft')
