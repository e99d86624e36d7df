import { DocumentCreate } from '../documents/document-create.tsx'

/** It comes on every page, a little after it stands; both can be changed before it is switched on. */
const fresh = ({ title }: { title: string }) => ({
  title,
  status: 'draft',
  document: [],
  settings: { triggers: { page_load: 'yes', page_load_delay: 5 } },
  conditions: ['include/general'],
})

export const PopupCreate = () => (
  <DocumentCreate
    heading="Novo popup"
    nameLabel="Nome"
    help="Só a loja o lê, e quem ouve a página em vez de vê-la."
    fresh={fresh}
  />
)
