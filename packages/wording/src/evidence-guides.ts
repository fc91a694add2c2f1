/** How to export messages and mail from each source. */
export const evidenceGuides = {
  all: 'Export guides',
  others: 'Other guides',
  back: 'Back to the Evidence Kit',
  warning: {
    title: 'Your own account only',
    text: 'This guide is for accounts that are yours. Reading another person’s messages without their permission can be against the law.',
  },
  list: {
    'google-takeout': {
      name: 'Google Takeout',
      lead: 'Gmail, Google Chat and Google Drive in one export.',
      steps: [
        'Open takeout.google.com and sign in to the right account: your own.',
        'Choose “Deselect all”. Then pick Gmail (all messages with attachments), Google Chat (history) and Google Drive (documents, PDFs, files).',
        'Choose the settings: export once, .zip, 2 GB. A large export may be split into several files.',
        'Wait for Google’s e-mail, which takes a few hours to a day. Download and extract the zip. Find Mail (.mbox), Hangouts or Chat (JSON, HTML) and Drive (PDFs, documents).',
        'Upload the extracted files, not the original zip: the .mbox of your mail, the .json or .html of your chats, the PDFs.',
        'Return to /evidence and click ‘Update knowledge base’ to make the data searchable.',
      ],
    },
    whatsapp: {
      name: 'WhatsApp',
      lead: 'One chat at a time, from your phone.',
      steps: [
        'Open the chat on your phone.',
        'On an iPhone, tap the name at the top and then “Export Chat”. On Android, tap the three dots, “More”, “Export chat”.',
        'Choose “Without media” for the words alone: it is smaller and has all messages. Choose “Attach media” when photos matter: letters in them are read, too.',
        'Save the file, or send it to yourself. The page that you upload to also opens a zip, and offers the chat and the photos in it.',
        'Upload the .txt or .zip file. Leave its name and its content as they are.',
      ],
    },
    facebook: {
      name: 'Facebook',
      lead: 'Messages from your own Facebook and Messenger account.',
      steps: [
        'Open Settings, then “Accounts Center” and “Your information and permissions”.',
        'Choose “Download your information”, then “Some of your information” and tick Messages.',
        'Choose “Download to device”, the date range you need, and JSON as the format.',
        'Wait for the message that the export is ready, download it and extract the zip.',
        'Open messages, then inbox, then the folder of the conversation. Upload its message_1.json and the ones that follow.',
      ],
    },
    instagram: {
      name: 'Instagram',
      lead: 'Direct messages from your own account.',
      steps: [
        'Open your profile, the menu, then “Accounts Center” and “Your information and permissions”.',
        'Choose “Download your information”, then “Some of your information” and tick Messages.',
        'Choose “Download to device”, the date range you need, and JSON as the format.',
        'Wait for the message that the export is ready, download it and extract the zip.',
        'Open your_instagram_activity, messages, inbox, then the folder of the conversation. Upload its message_1.json and the ones that follow.',
      ],
    },
    telegram: {
      name: 'Telegram',
      lead: 'Needs Telegram Desktop: the phone app cannot export.',
      steps: [
        'Install Telegram Desktop on a computer that only you use, and sign in.',
        'Open the chat, the three dots at the top, and “Export chat history”.',
        'Untick photos and videos unless you need them. As format choose “Machine-readable JSON”.',
        'Choose the dates and export. Telegram may ask you to wait a day, for your safety.',
        'Upload the result.json.',
      ],
    },
    signal: {
      name: 'Signal',
      lead: 'Signal keeps messages on your device and does not offer a full export on every phone.',
      steps: [
        'In Signal Desktop, open the conversation you need.',
        'If your version offers “Export chat” in the menu of the conversation, choose it and save the file.',
        'Otherwise select the messages, copy them into a text editor and save them as a .txt file. Copy names and times too, and change nothing.',
        'Note at the top of the file which conversation it is and on what day you copied it.',
        'Upload the file. Keep the conversation on your phone: it is the original.',
      ],
    },
    imessage: {
      name: 'iMessage',
      lead: 'Messages on a Mac that is signed in to your own Apple account.',
      steps: [
        'Open Messages on your Mac and the conversation you need.',
        'Scroll up until the first message that matters has loaded.',
        'Choose File, then Print, then “Save as PDF”.',
        'Check that the PDF shows names, dates and times.',
        'Upload the PDF. Keep the messages on your phone: they are the original.',
      ],
    },
    'email-other': {
      name: 'Other e-mail',
      lead: 'Outlook, Apple Mail, Thunderbird and others.',
      steps: [
        'For a few messages: open each and choose “Save as”. Outlook saves .msg, most others .eml.',
        'For a mailbox in Outlook on Windows: File, “Open & Export”, “Import/Export”, “Export to a file”, “Outlook Data File (.pst)”. Choose the folder you need.',
        'For a mailbox in Apple Mail: select it, then Mailbox and “Export Mailbox”. The folder you get has a file named mbox: add .mbox to its name.',
        'In Thunderbird, save messages as .eml, or export the folder as .mbox with the ImportExportTools add-on.',
        'Upload the files. If one is larger than 200 MB, export a shorter period.',
      ],
    },
  },
} as const;

/** The guides there are, by the end of their address. */
export type GuideKey = keyof typeof evidenceGuides.list;
