import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { id: string; file_name: string; submission_id: number }

export default defineQuestion({
  id: 'upload-files',
  question: 'Os arquivos enviados por formulários estão na pasta de envios?',
  query: sql<Row>`select id, file_name, submission_id from form_uploads order by created_at, id`,
  problem: async ({ id, file_name, submission_id }, has) =>
    (await has('uploads', id))
      ? undefined
      : `O envio ${submission_id} de um formulário trouxe o arquivo «${file_name}», que não está na pasta uploads: restaure-a de um backup ou peça o arquivo de novo a quem o enviou.`,
})
