import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { questionOf } from '../data/resources.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { saveFile } from '../shared/save-file.ts'
import { useApiAction } from '../shared/use-api.ts'

/** All customers that the list would show, as a table. */
export function ExportButton() {
  const { filterValues, total } = useListContext()
  const { run, isBusy } = useApiAction()
  const save = () =>
    run(async (provider) => {
      const file = await provider.fetchFile(
        `/vitrine/v1/customer-export${questionOf({}, { filter: filterValues as Record<string, unknown> })}`,
      )
      saveFile(file, `clientes-${fileMoment(new Date())}.csv`)
    })
  return (
    <Button size="small" disabled={isBusy || total === 0} onClick={() => void save()}>
      Exportar
    </Button>
  )
}
