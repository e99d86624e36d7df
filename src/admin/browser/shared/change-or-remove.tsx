import { Button } from '@mui/material'

type Options = { name: string; isBusy: boolean; onChange: () => void; onRemove: () => void }

/** The two deeds beside one of a list, each told with its name to those who hear the screen. */
export const ChangeOrRemove = ({ name, isBusy, onChange, onRemove }: Options) => (
  <>
    <Button size="small" aria-label={`Mudar ${name}`} onClick={onChange}>
      Mudar
    </Button>
    <Button size="small" color="error" disabled={isBusy} aria-label={`Excluir ${name}`} onClick={onRemove}>
      Excluir
    </Button>
  </>
)
