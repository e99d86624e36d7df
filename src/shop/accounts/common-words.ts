/**
 * What people choose when they are asked for a password, here and elsewhere: without accents, in small letters. Each of them is
 * refused alone and with any usual ending, so these lines stand for far more than the ten thousand most common passwords.
 */
const LINES = `
senha minhasenha novasenha senhanova senhaforte senhas segredo secreta secreto acesso mudar trocar teste testando entrar admin administrador
administracao gerente usuario cliente convidado sistema suporte servidor internet computador notebook celular telefone google facebook instagram
whatsapp youtube hotmail outlook netflix amazon apple iphone samsung motorola xiaomi windows android linux microsoft office
loja minhaloja vitrine compra compras comprar cartao dinheiro banco boleto pix credito debito vendas vendedor mercado
brasil brasileiro brazil saopaulo riodejaneiro rio bahia salvador recife fortaleza curitiba portoalegre belohorizonte minas minasgerais goiania
brasilia manaus belem natal maceio aracaju florianopolis vitoria parana pernambuco ceara amazonas sergipe santos campinas niteroi
flamengo corinthians palmeiras saopaulofc santosfc vasco vascodagama botafogo fluminense gremio internacional cruzeiro atletico atleticomg galo
mengao timao verdao tricolor colorado athletico bahiaec sportrecife nautico santacruz fortalezaec chapecoense goias vitoriaec selecao hexa
barcelona realmadrid chelsea liverpool juventus arsenal manchester milan boca river futebol campeao gol bola craque pele neymar ronaldo romario messi
deus deusefiel deusfiel jesus jesuscristo cristo jesuseofilho senhor fiel amem gloria fe igreja espirito santo maria mariajose nossasenhora
aparecida anjo anjos milagre bencao abencoado paz luz esperanca oracao biblia pastor padre saojorge saojose
amor amore meuamor amorzinho teamo euteamo teadoro amoeterno amorperfeito paixao coracao namorado namorada marido esposa casamento felicidade
feliz familia minhafamilia minhavida vida vidaboa linda lindo lindinha princesa principe gatinha gatinho bebe neném nenem filho filha filhos
meufilho minhafilha mamae papai mae pai vovo vovó vovô avo titia tia tio irmao irma amigo amiga amigos amizade saudade sorriso beijo beijos
flor flores florzinha rosa rosas margarida girassol estrela estrelinha sol lua luar mar praia verao inverno outono primavera chuva vento
cachorro cachorra gato gata cavalo leao tigre lobo urso aguia dragao golfinho borboleta passarinho tartaruga coelho pantera macaco papagaio
azul verde vermelho amarelo preto branco laranja roxo dourado prata diamante cristal ouro
banana morango chocolate brigadeiro pizza cerveja cachaca cafe feijoada churrasco coxinha pipoca sorvete abacaxi melancia
carnaval samba pagode sertanejo forro rock musica violao guitarra bateria piano dance balada festa ferias viagem sabado domingo segunda
sexta janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro natalino anonovo
liberdade sucesso vitorioso vencedor guerreiro guerreira forca poder rei rainha mestre doutor doutora professor professora engenheiro advogado
medico enfermeira policia policial bombeiro soldado exercito capitao comandante
ana anapaula anamaria anacarolina anabeatriz anajulia anaclara adriana alessandra alexandre alexandra aline alice amanda anderson andre andrea
andreia angela angelica antonio antonia arthur augusto barbara beatriz benedito bernardo bianca brenda bruna bruno caio camila carla carlos
carlosalberto carlaeduarda carolina caroline cassia catarina celia celso cesar cicero clara claudia claudio cleber cristiane cristina cristiano
daniel daniela daniele danilo davi david debora denise diego diogo douglas edson eduarda eduardo elaine eliana eliane elisa elisangela
emanuel emanuela emerson enzo erica erick ester evelyn fabiana fabiano fabio fabiola felipe fernanda fernando flavia flavio francisca francisco
gabriel gabriela geovana geraldo gilberto giovana giovanna gisele giulia graziela guilherme gustavo heitor helena heloisa henrique hugo igor
ines ingrid isabel isabela isabella isabelle isadora ivan jaqueline jefferson jessica joana joao joaopaulo joaopedro joaovitor joaquim jonas
jonathan jorge jose josecarlos josue julia juliana juliano julio junior karina karine katia kelly kleber laercio lais lara larissa laura leandro
leonardo leticia lidia livia lorena lorenzo luan luana lucas lucia luciana luciano luis luisa luiz luiza luizcarlos luizfernando manoel
manuela marcela marcelo marcia marcio marcos mariana mariaclara mariaeduarda mariafernanda marialuiza marina mario marisa marlene marta mateus
matheus mauricio mauro maximiliano mayara melissa michele michelle miguel milena mirella monica murilo nathalia natalia natasha nelson
nicolas nicole nicoly noemi olivia otavio pamela paola patricia paula paulo pauloroberto pedro pedrohenrique priscila rafael rafaela raimundo
raquel raul rebeca regina reginaldo renan renata renato ricardo rita roberta roberto robson rodrigo rogerio ronaldinho rosana rosangela
rosemary rubens sabrina samanta samuel sandra sara sebastiao sergio sheila silvana silvia simone sofia sonia sophia stefany stephanie sueli
suellen suzana tatiana tatiane thais thaisa thalita thiago tiago valentina valeria vanessa vera veronica vicente victor victoria vinicius
vitor vitoria viviane vivian wagner walter washington wesley wellington william wilson yasmin yuri
silva santos souza oliveira pereira lima carvalho ferreira rodrigues almeida costa gomes martins araujo melo barbosa ribeiro alves cardoso
schmidt teixeira moreira correia cavalcanti monteiro mendes freitas barros moraes nascimento
password passwords mypassword newpassword passwort welcome letmein changeme default guest login access master secret private superuser root
dragon monkey shadow sunshine princess football baseball basketball soccer hockey superman batman spiderman ironman starwars pokemon naruto
minecraft fortnite roblox freefire playstation nintendo zelda mario sonic pikachu dragonball goku vegeta sasuke itachi
iloveyou loveyou lovelove iloveu mylove lovely forever babygirl babyboy sweetheart honey angel angels butterfly flower rainbow summer winter
spring autumn friday monday sunday michael michelle jennifer jordan jessica ashley charlie thomas robert daniel andrew joshua matthew anthony
nicholas christian christopher benjamin alexander elizabeth samantha stephanie danielle victoria katherine brandon jackson taylor madison
hunter killer ranger warrior soldier freedom america canada england london newyork paris germany mexico california texas chicago dallas
mustang ferrari porsche mercedes corvette yamaha honda harley toyota computer internet keyboard samsung banana cookie chocolate cheese orange
whatever trustno blink metallica nirvana slipknot eminem beatles rockstar guitar purple yellow silver golden diamond crystal phoenix falcon
eagle tiger panther bulldog wolverine spider snoopy mickey tinkerbell barbie princesa asshole fuckyou fuckme fucker bitch pussy sexy
bigdaddy bigdick bigboy badboy gangster playboy thuglife westside hello hellothere goodbye thankyou nothing something anything everything
blackberry strawberry pineapple elephant scorpion scorpio aquarius gemini libra virgo leo taurus peixes escorpiao aquario capricornio
`

/** Without accents, as the words that are compared with them. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const COMMON_WORDS: ReadonlySet<string> = new Set(plain(LINES).split(/\s+/).filter(Boolean))
