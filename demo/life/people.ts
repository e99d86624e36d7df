import { checkDigits } from '#kit/brazil/documents.ts'
import { slugOf } from '#kit/pt-br.ts'
import type { Address } from '#shop/checkout/contract.ts'
import { type Chance, oneOf, weighted, whole } from './chance.ts'
import { places } from './places.ts'

/** Nobody can have an address there: the examples are known by it, and no mail can reach anybody. */
export const EXAMPLE_DOMAIN = 'clientes.loja.example'

export type Person = {
  email: string
  firstName: string
  lastName: string
  cpf: string
  cellphone: string
  address: Address
  hasAccount: boolean
}

const FIRST =
  'Adriana Alice André Antônio Aparecida Beatriz Bruno Camila Carlos Cecília Clara Cláudia Daniel Débora Diego Eduardo Elaine Elisa Fábio Felipe Fernanda Flávia Francisco Gabriela Guilherme Gustavo Helena Heloísa Henrique Isabel Joana João Jorge Júlia Juliana Larissa Laura Leandro Letícia Lívia Lucas Luciana Luísa Marcelo Márcia Mariana Marina Mateus Milena Murilo Natália Olívia Otávio Patrícia Paulo Pedro Priscila Rafael Raquel Renata Ricardo Roberta Rodrigo Rosana Sabrina Samuel Silvana Sílvia Sônia Tatiana Teresa Thiago Valéria Vanessa Vera Vinícius Vitória Yasmin'.split(
    ' ',
  )
const LAST =
  'Aguiar Almeida Alves Andrade Araújo Assis Barbosa Barros Batista Bezerra Brandão Brito Campos Cardoso Carvalho Castro Coelho Correia Costa Cunha Dias Duarte Farias Fernandes Ferreira Figueiredo Fonseca Freitas Garcia Gomes Gonçalves Guimarães Leal Lima Lopes Macedo Machado Maia Marques Martins Medeiros Melo Mendes Miranda Monteiro Moraes Moreira Moura Nascimento Neves Nogueira Nunes Oliveira Pacheco Paiva Peixoto Pereira Pinheiro Pires Queiroz Ramos Reis Rezende Ribeiro Rocha Sales Sampaio Santana Santos Siqueira Soares Tavares Teixeira Vasconcelos Vaz Vieira'.split(
    ' ',
  )
const STREETS =
  'Rua das Acácias|Rua Dom Pedro II|Avenida Brasil|Rua Sete de Setembro|Rua das Laranjeiras|Rua Tiradentes|Rua Santa Rita|Avenida das Palmeiras|Rua Quinze de Novembro|Rua do Ouro|Rua Aurora|Rua Padre Anchieta'.split(
    '|',
  )

/** So many customers that never were, each with an address of their own. */
export function people(chance: Chance, count: number): Person[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, () => {
    const [firstName, lastName] = [oneOf(chance, FIRST), oneOf(chance, LAST)]
    const name = `${slugOf(firstName)}.${slugOf(lastName)}`
    let email = `${name}@${EXAMPLE_DOMAIN}`
    for (let at = 2; taken.has(email); at++) email = `${name}${at}@${EXAMPLE_DOMAIN}`
    taken.add(email)
    return { email, firstName, lastName, ...papers(chance), ...home(chance, firstName, lastName), hasAccount: chance() < 0.55 }
  })
}

function papers(chance: Chance) {
  const body = String(whole(chance, 100_000_000, 999_999_999))
  return { cpf: body + checkDigits(body) }
}

function home(chance: Chance, firstName: string, lastName: string): Pick<Person, 'address' | 'cellphone'> {
  const { city, state, postcode, areaCode, neighborhood } = weighted(chance, places)
  const address = {
    firstName,
    lastName,
    company: '',
    postcode: postcode + String(whole(chance, 10, 899)).padStart(3, '0'),
    street: oneOf(chance, STREETS),
    number: String(whole(chance, 12, 1_890)),
    complement: chance() < 0.4 ? `Apto. ${whole(chance, 11, 184)}` : '',
    neighborhood,
    city,
    state,
    phone: '',
  }
  // No telephone has so many zeros.
  return { address, cellphone: `+55${areaCode}90000${String(whole(chance, 0, 9_999)).padStart(4, '0')}` }
}
