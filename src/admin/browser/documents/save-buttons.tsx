import { SaveButton } from '../shared/save-button.tsx'
import { NoIcon, withStatus } from './document-form.tsx'

type Options = {
  /** What is out is saved as it is; all else is a draft, or becomes published. */
  status: string
  publish?: string
  /** What takes it out of the shop; null where nothing may. */
  back?: string | null
}

/** The buttons of what is drafted and published. */
export function SaveButtons({ status, publish = 'Publicar', back = 'Voltar a rascunho' }: Options) {
  if (status === 'publish' || status === 'future')
    return (
      <>
        <SaveButton label="Salvar" />
        {back !== null && (
          <SaveButton type="button" label={back} variant="text" icon={<NoIcon />} alwaysEnable transform={withStatus('draft')} />
        )}
      </>
    )
  return (
    <>
      <SaveButton
        type="button"
        label={status === 'trash' ? 'Tirar da lixeira' : 'Salvar rascunho'}
        variant="outlined"
        alwaysEnable={status === 'trash'}
        transform={withStatus('draft')}
      />
      <SaveButton type="button" label={publish} alwaysEnable transform={withStatus('publish')} />
    </>
  )
}
