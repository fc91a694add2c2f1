/** Names and kin that mean one person, also in French; a name may be short for several. */
const GROUPS = `
  abigail abby gail
  alexander alexandra alexandre alex lex sandy sasha xander
  andrew andré andy drew
  anthony antoine tony
  barbara barb babs
  benjamin ben benny
  catherine katherine kathryn kate katie kathy cathy kat kitty
  charles charlotte charlie chuck charley
  christine christina chris chrissy tina
  christopher christophe chris kit topher
  daniel danielle dan danny dani
  david dave davy
  deborah debra deb debbie
  donald don donnie
  dorothy dot dottie dolly
  edward édouard ed eddie ned ted teddy
  elizabeth élisabeth liz lizzie beth betty betsy eliza lisa libby
  eleanor ellen ellie nell nellie
  frances françoise fran frannie
  francis françois frank frankie
  frederick frédéric fred freddie
  gerald gérald gerry jerry
  gregory grégoire greg
  guillaume gui
  henry henri hank harry
  isabella isabelle bella izzy
  jacob jacques jake
  james jim jimmy jamie
  jeffrey geoffrey jeff geoff
  jennifer jen jenny jenn
  jessica jess jessie
  john jonathan jean jack johnny jon
  joseph joe joey jos
  joshua josh
  kenneth ken kenny
  kimberly kim
  lawrence laurent larry
  leonard leo len lenny
  madeleine maddie
  margaret marguerite maggie meg peggy marge margie
  marie-claude marie-josée marie-pierre marie
  matthew mathieu matt matty
  michael michel mike mikey mick
  michelle michèle shelly
  nancy anne nan
  nathaniel nathan nate
  nicholas nicolas nicole nick nicky nico
  patricia pat patty trish tricia
  patrick pat paddy
  pamela pam
  peter pierre pete
  philip philippe phil
  raymond ray
  rebecca becky becca
  richard rick ricky dick rich
  robert bob bobby rob robbie bert
  ronald ron ronnie
  samuel samantha sam sammy
  sarah sara sally
  stephen steven stéphane steve
  stephanie stéphanie steph
  susan suzanne sue susie
  theodore théodore ted teddy theo
  theresa thérèse terry tess
  thomas tom tommy
  timothy tim timmy
  victoria vicky tori
  vincent vince vinny
  william willem will bill billy willy liam
  zachary zach zack
  mother mom mum mommy mama mère maman
  father dad daddy papa père
  grandmother grandma granny nana grand-mère mamie
  grandfather grandpa grand-père papi
  aunt auntie tante
  uncle oncle`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ')));

/** In lower case. */
export const areNicknames = (one: string, other: string): boolean =>
  groups.some((group) => group.has(one) && group.has(other));

const KIN = new Set(
  [...groups.slice(-6)].flatMap((group) => [...group]).concat('sister', 'brother', 'sœur', 'frère', 'lawyer', 'boss'),
);

/** "my mom": a phone may list a person so. */
export const isKin = (word: string): boolean => KIN.has(word.toLowerCase());
