/**
 * Further passages that answer a question, by its first words. The first five results of every question by words and
 * meaning, by words alone and by meaning alone were pooled (614 without those labelled already) and judged by reading.
 */
const ALSO_ANSWER: Record<string, string[]> = {
  'Ever tried to get MH to': ["I had 'Previous-Sequence: pseq' in my .mh_profile"],
  'Perhaps we look at the sequences': ['only reads the sequences if the file has been touched'],
  'I just had to jump in': ['Personally I use low fat creme fraiche'],
  "I am wondering whether there's a": ['Word Viewer is what i used back in the day to convert'],
  'Is there a command to insert': [
    'the signature gets added on send, not inserted directly',
    'selects and inserts the sig and bind that to a key sequence',
  ],
  'Can you give us an example': ['Maps of the terrain are essential in predicting the spread of'],
  '"Free trade and free markets have': ['There is one counter example that I can think of'],
  'Is there a way to do': [
    "I don't think you can do that with exmh, but you can do it",
    'Regenerate the cache in the script',
  ],
  'Is there a better way for': ['right click on the target, which selects it and moves the message'],
  "And I don't quite understand what": ['I think ^kernel$ matches the kernel packages'],
  'Is it possible to use new': ['Upgrading between releases is meant to work, not between betas'],
  "Even if it's possible, are there": ['Upgrading between releases is meant to work, not between betas'],
  'If I can hack the details,': ['Just install rh80 and tell it to use the same partition'],
  'Since I upgraded to redhat8 mplayer': ['I was unable to reproduce it on my'],
  'Has anyone made a working source': ['there are a couple of spec files lying around on the dvd::rip website'],
  'Is there an easy way to': ['strings `which sendmail` | grep -i milter'],
  'Is the use of "trusted hardware"': ['As for whether it is worth it, that depends entirely on'],
  'So, for example, if we only': ['Schemes that remain ignorant of MIME are vulnerable to spammers'],
  'So... it seems to me that': ["it's in your best interest to never clean your"],
  'Is there anything in there that': ["About the only useful feature of GBayes.py that hammie.py doesn't"],
  'How can I get it to': ['you need your postfix SMTP client to authenticate with your postfix SMTP server'],
  "So FreeBSD's ipfw is not encumbered": [
    'ipfw was written specifically for FreeBSD under a bsd license',
    'ipfw is indeed not ipfilter, and that there are no license issues',
  ],
  'Are there any mailing lists (non-newsgroups)': ["It's alt.comp.lang.learn.c-c++"],
  'How do I remove lilo without': ['I tried "lilo -u /dev/hda" and it wouldn\'t work'],
  'quickie for shell scripters: How do': ['some systems have a stat(1) tool'],
  'Heh, how hard would it be': ['Not the whole set of nice bits & pieces you get with an OpenBoot'],
  "I'm not sure on the details": [
    'SuSE permit people to duplicate and redistribute the',
    'SuSE Linux (YaST in particular) may not be reproduced on CDs',
    'The only editions of SuSE for i386 that are lawful to duplicate',
    'copyright over YaST, YaST2, and the associated installer program',
  ],
  'Fine - nobody can oblige SuSE': [
    'glad to make some versions available for almost-unrestricted distribution',
    "duplicate his CDs, then you'll be ripping off",
    'SuSE Linux (YaST in particular) may not be reproduced on CDs',
  ],
  "I thought it was GPL'ed and": [
    'The GPL does _not_ entitle you to a copy of any binary',
    'are proprietary copyrighted works of SuSE Linux AG',
  ],
  'Is there any overriding reason why': [
    "I'd personally _still_ go with a DDS4 drive",
    'cheaper for tape technologies in which there is heavy competition',
  ],
  "I don't think that Ebay publishes": ["Isn't eBays trust the feedback?"],
  'So to update from GNOME 1.4': ['thats the correct lines to be added to sources.list'],
};

/** Words of the further passages that answer a question. */
export const alsoAnswering = (question: string): string[] =>
  Object.entries(ALSO_ANSWER).flatMap(([begins, words]) => (question.startsWith(begins) ? words : []));
