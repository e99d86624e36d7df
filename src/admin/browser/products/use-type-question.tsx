import { useState } from 'react'
import { count } from '#kit/pt-br.ts'
import { Confirm } from '../shared/confirm.tsx'

/** A product that becomes a simple one loses its variations: whoever saves that has read how many. */
export function useTypeQuestion(variations: number) {
  const [answer, setAnswer] = useState<(isMeant: boolean) => void>()
  const say = (isMeant: boolean) => {
    answer?.(isMeant)
    setAnswer(undefined)
  }
  return {
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    question: (
      <Confirm
        isOpen={answer !== undefined}
        title="Salvar como produto simples?"
        content={`${count(variations, 'variação será excluída', 'variações serão excluídas')}, com preço, estoque e imagem, e não há como voltar atrás. Os pedidos já feitos não mudam.`}
        confirm="Excluir as variações e salvar"
        cancel="Continuar aqui"
        onConfirm={() => say(true)}
        onClose={() => say(false)}
      />
    ),
  }
}
