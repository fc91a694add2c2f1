import { counted, grouped } from './grouped.js';
import { inList } from './in-list.js';
import { isolated } from './isolated.js';

const files = (amount: number): string => counted(amount, 'file', 'files');

/** The third step of the Evidence Kit: files are read, questions are answered, and a quote opens in context. */
export const evidenceSearchWording = {
  processing: {
    title: 'Reading your files',
    unknown: 'We could not check how much has been read. Nothing is lost.',
    lead: 'This continues even when you leave this page.',
    progress: 'How much of the work is done',
    percent: (percent: number) => `${percent}% of the work is done`,
    notYet: 'As soon as the first file is read, you can ask.',
    askAlready: (ready: number, all: number) =>
      `You can ask now: ${ready} of ${files(all)} can be searched by their words. Search by meaning is still being added, so answers will get better.`,
    announced: { ask: 'The first files are read. You can ask now.', end: 'Your files are read.' },
    list: 'Files that are being read',
    more: (amount: number) => `and ${counted(amount, 'more file', 'more files')}`,
    states: {
      waiting: 'Waiting to be read',
      reading: (percent: number) => `Being read: ${percent}%`,
      searchable: 'Searchable by words',
      complete: 'Searchable',
      failed: 'Not read',
    },
    meaning: (percent: number) => `meaning added: ${percent}%`,
    ready: {
      title: 'Evidence Kit Ready!',
      text: (read: number, words: number) => `${files(read)} with ${counted(words, 'word', 'words')} can be searched.`,
      next: 'Continue Your Agreement',
    },
    none: {
      title: 'Nothing to search yet',
      text: 'Upload a chat, your e-mail or a document. It is read at once, and then you can ask about it.',
      next: 'Upload Files',
    },
    onTheWay: {
      title: 'Your files are on their way',
      text: 'As soon as one of them is here, it is read, and then you can ask about it.',
      next: 'See the Upload',
    },
    failed: (message: string) => `Processing failed: ${message}`,
    noAnswer: 'We could not start reading. Your files are stored.',
    nothingRead: 'None of your files could be read. They are stored as they are.',
    stalled: 'Nothing has moved for two minutes. Your files are stored. Please try again.',
    timedOut: 'Processing timed out. Please try again.',
    tryAgain: 'Try Again',
  },
  base: {
    title: 'What has been read',
    words: 'Words that can be searched',
    last: 'Last read',
    never: 'Not yet',
    update: 'Update knowledge base',
    done: 'Everything that can be read has been read.',
    failed: 'Failed to process files',
    unreadable: {
      title: (amount: number) => `${files(amount)} could not be read completely`,
      text: 'All of it is stored and can be downloaded. The reason is shown beside each file under Files.',
      unknown: 'We do not know why.',
      retry: 'Retry',
      retryNamed: (filename: string) => `Retry ${filename}`,
      retryAll: 'Retry All',
      retried: 'We are reading the file again',
      retryFailed: { title: 'Error', text: 'We could not start reading this file again. It is stored as it is.' },
    },
  },
  ask: {
    title: 'Ask your evidence',
    question: {
      label: 'What do you want to find?',
      hint: 'Ask as you would ask a person. The answer quotes your own files and shows where each quote comes from.',
      tooLong: (length: number, most: number) =>
        `Your question has ${grouped(length)} characters, and at most ${grouped(most)} can be asked. Please shorten it: everything that you wrote is still here.`,
    },
    submit: 'Search',
    wait: 'You can ask as soon as a file is read.',
    suggestions: 'Questions that others ask',
    suggested: [
      'When were the children with each of us?',
      'What was said about support payments?',
      'Who paid for school, daycare and activities?',
      'What was said about the house and the mortgage?',
      'When did one of us move out?',
      'What did we agree to?',
    ],
    filters: {
      open: 'Narrow the search',
      active: (amount: number) => `(${counted(amount, 'filter', 'filters')})`,
      from: 'From this day',
      to: 'To this day',
      person: { label: 'Person', hint: 'A name or an e-mail address, or part of one, as it appears in the messages.' },
      source: { label: 'Kind of record', any: 'Any' },
      turned: 'This day is before the first one.',
      noDay: 'Please choose a day whose year has four digits.',
      noName: 'This cannot be searched for. Please write the name differently.',
      clear: 'Clear Filters',
      remove: (filter: string) => `Remove the filter: ${filter}`,
    },
    sources: {
      whatsapp: 'WhatsApp',
      'google-chat': 'Google Chat',
      telegram: 'Telegram',
      meta: 'Facebook and Instagram',
      signal: 'Signal',
      texts: 'Text messages',
      email: 'E-mail',
      document: 'Documents',
      snapchat: 'Snapchat',
      discord: 'Discord',
      teams: 'Teams and Skype',
      line: 'LINE',
      wechat: 'WeChat',
    },
  },
  timeline: {
    caption: (messages: number, quotes: number) =>
      quotes === 0
        ? `${counted(messages, 'message', 'messages')} over time`
        : `${counted(quotes, 'quote', 'quotes')} with a date, from ${counted(messages, 'message', 'messages')}`,
    you: 'you',
    partner: 'your partner',
    others: 'others',
    choose: 'Press a bar to search only that time.',
    label: (first: string, last: string, most: string, messages: number) =>
      `Messages over time, from ${first} to ${last}. Most of them begin in ${most}: ${grouped(messages)}.`,
    bar: (from: string, to: string, messages: number) =>
      `${from} to ${to}: ${counted(messages, 'message', 'messages')}`,
  },
  answer: {
    titles: {
      answer: 'Answer',
      closest: 'Closest, but perhaps not an answer',
      'other-person': 'Said by someone else',
      nothing: 'Nothing found',
    },
    closest: 'These places share words or meaning with your question. Read them before you rely on them.',
    closestPlaces: 'What comes closest',
    alsoOn: (days: number) => `Also on ${counted(days, 'day', 'days')}`,
    alsoAt: (places: number) => `The same words are in ${counted(places, 'other place', 'other places')}`,
    otherPerson: {
      title: (asked: string, writers: string[]) => `Said by ${inList(writers)}, not by ${isolated(asked)}`,
      notice: (asked: string, writers: string[]) =>
        `You asked about ${isolated(asked)}, and this comes from ${inList(writers)}. Read it before you rely on it, or ask again in other words.`,
    },
    openOther: (number: number) => `Open place ${number}`,
    searching: 'Looking through your evidence…',
    failed: 'Sorry, there was an error with your search. Please try again.',
    forgotten: 'Something was deleted since you asked, so this answer is gone. Please ask again.',
    asked: (question: string) => `You asked: ${question}`,
    period: {
      only: (days: string) => `We looked at ${days} only, as you asked.`,
      nothing: (days: string) => `Nothing of ${days} comes close. These places are of any time.`,
      none: (days: string) => `Nothing of ${days} comes close, and nothing of any other time.`,
      between: (from: string, to: string) => `${from} to ${to}`,
      since: (from: string) => `the time since ${from}`,
      until: (to: string) => `the time until ${to}`,
      remove: 'Look at All Times',
    },
    noSuchDay: (words: string, isNarrowed: boolean) =>
      isNarrowed
        ? `There is no “${words}”, so we left that day out.`
        : `There is no “${words}”, so we looked at all times.`,
    narrowed: 'Filters narrow this search. They may hide what you are looking for.',
    places: 'The quotes',
    place: (number: number) => `Quote ${number}`,
    to: (people: string) => `to ${people}`,
    sentBy: (sender: string) => `sent by ${sender}`,
    you: 'You',
    verbatim: 'word for word',
    picture: {
      read: 'read from a picture',
      unclear: 'handwriting or unclear: open the picture',
      cutOut: 'The part of the picture that these words were read from',
    },
    source: 'Which file',
    open: 'See it in context',
    openQuote: (number: number) => `See it in context: quote ${number}`,
  },
  place: {
    title: 'In context',
    around: (filename: string) =>
      `From ${isolated(filename)}, with what comes before and after it. Times are Ontario time.`,
    loading: 'Opening the place…',
    loadFailed:
      'We could not open this place. You may be offline, or the file has been deleted or read again since then.',
    tryAgain: 'Try Again',
    cited: 'Quoted here',
    scanned: {
      badge: 'Read from a picture',
      title: 'These letters were recognized in a picture',
      text: 'Some of them may be misread. Before you rely on a name, a date or an amount, compare it with the file.',
    },
    picture: {
      ofMessage: 'The picture that this message was read from',
      said: (name: string, words: string) => (words ? `${name}. Words read in it: ${words}` : name),
      failed: 'This picture could not be shown. It is in the file, which you can download.',
    },
    list: 'The quoted place and what comes before and after it',
    back: 'Back to Your Answer',
    backToSearch: 'Back to the Search',
    download: 'Download the File',
    before: { more: 'Show What Came Before', end: 'This is where the file begins.' },
    after: { more: 'Show What Follows', end: 'This is where the file ends.' },
    moreFailed: 'We could not load more. Please try again.',
    copy: 'Copy the Address of This Place',
    copied: { title: 'Address copied', text: 'It opens for you alone, when you are signed in.' },
    notCopied: {
      title: 'Error',
      text: 'Your browser did not let us copy. You can copy the address at the top of its window.',
    },
  },
} as const;
