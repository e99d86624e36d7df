export const blogOficina = `
<p>A oficina de Seu Adão, em Prados, não tem placa. Acha-se pelo cheiro de jatobá cortado e pelo rádio de pilha, que toca desde as seis. Passamos uma manhã lá para entender por que as nossas tábuas demoram o que demoram.</p>
<h2>Sete horas: a pilha</h2>
<p>O trabalho começa na pilha de madeira velha. São vigas, assoalhos e batentes de casas em reforma, que ele compra antes de virarem lenha. Escolhe batendo com o nó do dedo: som cheio, madeira sã; som oco, cupim.</p>
<blockquote><p>“Essa aqui segurou telhado por cem anos. Segurar queijo, para ela, é descanso.”</p></blockquote>
<h2>Oito horas: os pregos</h2>
<p>Antes da serra, o ímã. Cada prego esquecido custa um dente do disco, e por isso ele passa um ímã forte nas quatro faces, marca com giz e tira um por um. Os furos ficam. Quem compra uma <a href="/produto/tabua-de-corte-jatoba/">tábua de jatobá</a> com um pontinho escuro no canto leva um pedaço dessa história.</p>
<h2>Nove horas: a serra e a plaina</h2>
<p>A viga vira prancha, a prancha vira tábua. Na plaina, o cinza da madeira velha some e aparece o vermelho. É a hora em que Seu Adão decide qual lado será o de corte e qual será o de servir: o veio mais fechado aguenta a faca, o mais bonito fica para a mesa.</p>
<h2>Dez horas: café</h2>
<p>Coado no pano, com broa. A neta, Rosa, chega da escola às quartas e cuida das redes sociais do avô, que diz não saber o que é isso. Foi ela quem sugeriu a canaleta no verso, depois de ver uma tábua de restaurante. Ele resistiu dois meses.</p>
<h2>Onze horas: lixa e óleo</h2>
<p>São quatro lixas, da mais grossa à mais fina. Entre a terceira e a quarta, ele molha a tábua de propósito: a fibra solta se levanta e a última lixa a leva embora. Em casa, depois da primeira lavagem, a superfície continua lisa.</p>
<p>Por fim, o óleo mineral, com pano velho de camiseta. A tábua bebe a primeira demão em minutos. A segunda fica de um dia para o outro.</p>
<h2>O que aprendemos</h2>
<ul>
<li>Madeira velha não empena porque já secou tudo o que tinha para secar.</li>
<li>O que racha a tábua é molhar um lado só: lave os dois e seque em pé.</li>
<li>Óleo de cozinha rança. Use o mineral, de farmácia ou loja de culinária.</li>
<li>Uma tábua por vez, oito por semana. Não há como apressar.</li>
</ul>
<p>Quando saímos, ao meio-dia, havia duas tábuas prontas, três pela metade e um toco de jaqueira esperando virar <a href="/produto/pilao-de-madeira/">pilão</a>. “Esse ainda não me contou o que quer”, disse ele. A lista de espera que tenha paciência.</p>
`
