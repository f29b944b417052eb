console.log(`5 ${UNIT}`);
