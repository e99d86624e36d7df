import UploadIcon from '@mui/icons-material/UploadFile'
import { Button } from '@mui/material'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { useApiAction } from '../shared/use-api.ts'
import { type Imported, importedText } from './import-labels.ts'

/** The API takes no longer text. */
const MAX_BYTES = 2_000_000
const READ_FOR_MS = 20_000

/** Takes a template file of the ecosystem's builders in, and says what of it this shop does not have. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  const { run, isBusy } = useApiAction()
  const notify = useNotify()
  const take = async (file: File) => {
    if (file.size > MAX_BYTES) return notify('Este arquivo é grande demais: são no máximo 2 MB.', { type: 'warning' })
    const text = await file.text()
    await run(async (provider) => {
      const imported = await provider.tell<Imported>('/vitrine/v1/library/import', { file: text })
      const { text: told, isWhole } = importedText(imported)
      notify(told, { type: isWhole ? 'success' : 'warning', multiLine: true, autoHideDuration: READ_FOR_MS })
    })
  }
  return (
    <>
      <Button startIcon={<UploadIcon />} disabled={isBusy} onClick={() => input.current?.click()}>
        Importar do Elementor
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Arquivo de modelo (JSON)"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          if (file) void take(file).finally(() => (target.value = ''))
        }}
      />
    </>
  )
}
