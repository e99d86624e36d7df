import { useField } from '../shared/use-field.ts'
import { SaveWhenSent } from './sending.tsx'

/** Takes a product out of the bin, with all that was typed: it is a draft until somebody publishes it. */
export function RestoreButton() {
  const [, setStatus] = useField('status', '')
  return <SaveWhenSent label="Restaurar" variant="outlined" alwaysEnable onClick={() => setStatus('draft')} />
}
