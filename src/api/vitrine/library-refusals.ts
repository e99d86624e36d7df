import type { DesignOutcome } from '#content/library/service.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { refusalOf } from '../wp/content-change.ts'

export const noDesign = () => new RestProblem(404, 'rest_library_invalid_id', 'Este modelo não existe.')

/** The number of what was changed; what was refused is told. */
export function settled(outcome: DesignOutcome): number {
  if (outcome.ok) return outcome.id
  switch (outcome.problem) {
    case 'missing':
      throw noDesign()
    case 'circle':
      throw new RestProblem(400, 'rest_library_circle', 'Um bloco não pode mostrar a si mesmo, nem por meio de outro bloco.')
    case 'in-use':
      throw new RestProblem(
        409,
        'rest_library_in_use',
        `Este bloco aparece em: ${outcome.uses.map(({ title }) => title || '(sem título)').join(', ')}.`,
        {
          uses: outcome.uses,
        },
      )
    default:
      throw refusalOf(outcome)
  }
}
